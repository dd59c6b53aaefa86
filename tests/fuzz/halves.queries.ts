import { sql } from 'kysely'
import { ORDER_INVARIANTS, shareOfKept } from '../../src/server/assembly/order-invariants.queries.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** What may never be found in the tables, by the ids of the rows that show it. */
const HALVES: Record<string, string> = {
  ...ORDER_INVARIANTS,
  'a stage that was left behind': `select id from (
      select parcel_id as id, stage, is_correction, lag(stage) over (partition by parcel_id order by id) as before
      from parcel_moves
    ) as move
    where not is_correction and array_position(array['placed', 'confirmed', 'packed', 'handed_over', 'at_the_door',
      'delivered', 'partly_delivered', 'refused', 'coming_back', 'back', 'lost', 'cancelled'], stage)
      <= array_position(array['placed', 'confirmed', 'packed', 'handed_over', 'at_the_door',
      'delivered', 'partly_delivered', 'refused', 'coming_back', 'back', 'lost', 'cancelled'], before)`,
  'a piece at its end without an outcome': `select l.id from order_lines l join parcels p on p.id = l.parcel_id
    where p.stage in ('delivered', 'refused', 'coming_back', 'back', 'lost')
    and l.quantity <> (select coalesce(sum(quantity), 0) from line_outcomes where line_id = l.id)`,
  'cash that is not what was kept': `select id from parcels where status = 'Completed' and courier = 'own'
    and collected_poisha <> (coalesce(kept_poisha, items_poisha)
      + ${shareOfKept('adjustments_poisha')} + shipping_poisha) / 100 * 100`,
  'a parcel that its company has no consignment of': `select p.id from parcels p where p.courier <> 'own'
    and not exists (select from consignments c join courier_accounts a on a.id = c.account_id
      where c.parcel_id = p.id and a.company = p.courier and c.state in ('booked', 'ended'))`,
  'a parcel that is to be carried twice': `select parcel_id as id from consignments
    where state in ('waiting', 'asked', 'parked', 'booked') group by parcel_id having count(*) > 1`,
  'a booking that never was asked for': `select id from consignments
    where state in ('asked', 'parked', 'booked') and cash_poisha is null
    or state in ('waiting', 'refused', 'dropped') and word is not null`,
  'a parcel at its store that collects for nobody': `select p.id from parcels p where p.booked_shipping_poisha is not null
    and not exists (select from consignments c where c.parcel_id = p.id and c.state in ('asked', 'parked'))`,
  'a part told of a parcel that is at its end': `select id from parcels where told_in_part and status <> 'Pending'`,
  'a push that nobody has sent': `select p.id from courier_pushes p
    where not exists (select from courier_accounts a where a.id = p.account_id) or p.understood_at < p.received_at - interval '1 minute'`,
  'a word that a consignment went on by and does not know': `select c.id from consignments c
    where c.word is not null and c.word <> 'booked'
      and not exists (select from courier_words w where w.consignment_id = c.id and w.word = c.word and w.counted)`,
  'a line of another store’s product': `select l.id from order_lines l join parcels p on p.id = l.parcel_id
    join products t on t.id = l.product_id where t.vendor_id <> p.vendor_id`,
  'a vendor without a store': `select u.id from users u where u.role = 'Vendor' and u.deleted_at is null
    and not exists (select from vendors v where v.owner_id = u.id and v.deleted_at is null)`,
  'a store whose owner is no vendor': `select v.id from vendors v join users u on u.id = v.owner_id
    where v.deleted_at is null and u.role <> 'Vendor'`,
  'a deleted account that is still a person': `select id from users
    where deleted_at is not null and (email is not null or username is not null)`,
  'a product that no search would find': `select id from products where deleted_at is null and search is null`,
  'a product counted wrongly': `select coalesce(c.category_id, t.category_id) as id from product_counts c
    full join (select category_id, vendor_id, count(*) as products from products where deleted_at is null group by 1, 2) t
    using (category_id, vendor_id) where coalesce(c.products, 0) <> coalesce(t.products, 0)`,
  'a line of a cart that points at another size than it names, or at none that is offered': `select l.id from cart_lines l
    join product_sizes s on s.product_id = l.product_id and s.size = l.size where l.product_size_id is distinct from s.id`,
  'a size in a cart that nobody wears': `select id from cart_lines where size not in ('M', 'L', 'XL', 'XXL')`,
  'a category in a circle': `with recursive up (id, at) as (
      select id, parent_id from categories union select up.id, c.parent_id from up join categories c on c.id = up.at
    ) select id from up where at = id`,
  'no active admin': `select 0 as id where not exists (select from users where role = 'Admin' and is_active and deleted_at is null)`,
}

/** What was stored by halves, in words. */
export async function halvesIn(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [words, query] of Object.entries(HALVES)) {
    const { rows } = await sql.raw<{ id: number }>(query).execute(db)
    if (rows.length > 0) found.push(`${words}: ${rows.slice(0, 5).map(({ id }) => id)}`)
  }
  return found
}
