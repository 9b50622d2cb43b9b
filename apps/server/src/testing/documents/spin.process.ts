// A reader that announces a page and never comes back from it.
process.send?.({ kind: "page", page: 2, of: 3 });
for (;;);
