"""What requests may ask, and what they are answered."""
