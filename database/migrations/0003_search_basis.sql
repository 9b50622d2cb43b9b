-- What else the documents of a lexicon's version rest on: the analyzer and the labels of the code lists.
alter table search_lexicon add column basis text not null default '';
