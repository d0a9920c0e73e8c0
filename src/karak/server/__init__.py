"""Hosts tables for people who play over a network: stores their games and defines the protocol."""
