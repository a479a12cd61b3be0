-- Rows up to this many bytes are kept as they are: every word search looks at many, and unpacking one costs more than searching it.
-- What is there stays packed until it is written anew, as it is with the next kitchen.
ALTER TABLE "recipe_search" SET (toast_tuple_target = 4000);
