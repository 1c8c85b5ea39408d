#!/usr/bin/python3
"""A window of WebKitGTK for WebDriver which, unlike its MiniBrowser, keeps what pages store: in the folder WEBKIT_FOLDER."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

FOLDER = os.environ["WEBKIT_FOLDER"]

context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(FOLDER, "data"),
        base_cache_directory=os.path.join(FOLDER, "cache"),
    )
)
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    window.show_all()
    window.connect("destroy", Gtk.main_quit)
    return view


def begin(_context, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()
