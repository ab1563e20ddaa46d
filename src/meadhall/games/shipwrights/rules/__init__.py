"""The rules of Shipwrights. Everything in this folder is compiled."""
