"""What each rule that a refusal cites says, tried at refusals of whole games."""
