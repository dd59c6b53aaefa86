-- By the trade’s word.
alter table told_late_payouts rename to late_payout_notices;
alter table late_payout_notices rename column told_at to sent_at;
alter index told_late_payouts_pkey rename to late_payout_notices_pkey;
