"""The vehicles, with a file for each."""
