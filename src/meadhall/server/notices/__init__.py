"""Notices: somebody who is waited for and away is told, by a push to their browser or by a webhook."""
