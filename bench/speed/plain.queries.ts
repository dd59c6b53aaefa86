const COLUMNS = `
  products.id, products.name, products.price_poisha as "pricePoisha", products.compare_at_poisha as "compareAtPoisha",
  products.image as "imagePath", products.tags, products.description, products.specification, products.size_chart as chart,
  products.category_id as "categoryId", products.vendor_id as "vendorId", vendors.store_name as "storeName",
  products.created_at as "createdAt",
  (select json_agg(json_build_object('size', size, 'stock', stock)) from product_sizes where product_id = products.id) as sizes`
const ON_SALE = `
  from products join vendors on vendors.id = products.vendor_id and vendors.is_selling
  where products.deleted_at is null`
const PAGE = 24

/** What a plain server asks the same database. */
export const PLAIN_STATEMENTS = {
  product: `select ${COLUMNS} ${ON_SALE} and products.id = $1`,
  list: `
    with recursive branch(id) as (
      select id from categories where id = $1 union all
      select categories.id from categories join branch on categories.parent_id = branch.id)
    select ${COLUMNS} ${ON_SALE} and products.category_id in (select id from branch) and products.price_poisha >= $2
    order by products.id desc limit ${PAGE}`,
  search: `select ${COLUMNS} ${ON_SALE} and products.search @@ $1::tsquery order by products.id desc limit ${PAGE}`,
}
