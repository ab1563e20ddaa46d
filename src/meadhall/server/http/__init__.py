"""What surrounds the API: checks of hosts, rates and sizes, headers, and pages."""
