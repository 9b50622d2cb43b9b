-- What an agency's own documents of a tender name as the weight of the price and as the number of bidders invited. The
-- weight joins this agency's chances where the notice tells none, the number is told; nobody else is told either.
alter table document_demand add column price_weight jsonb, add column invited jsonb;
