"""The commands. What only some calls need is imported inside the function that needs it.

Start-up is felt at every call, so a module at the top of a file here is one that every use of
that command needs.
"""
