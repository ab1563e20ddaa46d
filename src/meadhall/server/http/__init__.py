"""What stands before the API: hosts, rates, sizes, headers, pages."""
