import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedBy, importFile, told } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.given.category('Panjabi', 1)
  await shop.given.category('Saree', 2)
})
afterAll(() => shop.close())

const FILES: [shop: string, lines: string[]][] = [
  [
    'WooCommerce',
    [
      'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '41,variable,PJ-1,Linen panjabi,1,visible,,"<p>Soft</p>",1,,,,"Men, Men > Panjabi",eid,,,Size,"Medium, Large"',
      '42,variation,PJ-1-M,Linen panjabi - M,1,visible,,,1,4,1200,1450,,,,PJ-1,Size,Medium',
      '43,variation,PJ-1-L,Linen panjabi - L,1,visible,,,0,,1200,1450,,,,id:41,Size,Large',
      '44,simple,SR-9,Katan saree,1,visible,,Fine,1,2,,3200,Women > Saree,,,,Size,M',
      '45,simple,SR-10,Draft saree,-1,visible,,Fine,1,2,,3200,Women > Saree,,,,Size,M',
    ],
  ],
  [
    'Shopify',
    [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
      'PJ-1,Linen panjabi,<p>Soft</p>,Us,Apparel & Accessories > Clothing,Panjabi,eid,TRUE,Size,M,a,4,1200.00,1450.00,,active',
      'PJ-1,,,,,,,,,L,b,0,1200.00,1450.00,,',
      'PJ-1,,,,,,,,,,,,,,https://example.com/b.jpg,',
      'SR-9,Katan saree,Fine,Us,,Saree,,TRUE,Size,M,c,2,3200.00,0.00,,active',
      'SR-10,Draft saree,Fine,Us,,Saree,,FALSE,Size,M,d,2,3200.00,,,draft',
    ],
  ],
  [
    'Magento',
    [
      'sku,product_type,categories,name,description,product_online,visibility,price,special_price,qty,additional_attributes,configurable_variations',
      'PJ-1-M,simple,Default Category/Men/Panjabi,Linen panjabi-M,,1,Not Visible Individually,1450.0000,1200.0000,4.0000,"size=M,fit=slim",',
      'PJ-1-L,simple,Default Category/Men/Panjabi,Linen panjabi-L,,1,Not Visible Individually,1450.0000,1200.0000,0.0000,"size=L,fit=slim",',
      'PJ-1,configurable,"Default Category/Men,Default Category/Men/Panjabi",Linen panjabi,<p>Soft</p>,1,"Catalog, Search",1450.0000,1200.0000,,,"sku=PJ-1-M,size=M|sku=PJ-1-L,size=L"',
      'SR-9,simple,Default Category/Women/Saree,Katan saree,Fine,1,"Catalog, Search",3200.0000,,2.0000,size=M,',
      'SR-10,simple,Default Category/Women/Saree,Draft saree,Fine,2,"Catalog, Search",3200.0000,,2.0000,size=M,',
    ],
  ],
  [
    'Meta',
    [
      'id,title,description,availability,condition,price,sale_price,link,image_link,google_product_category,product_type,item_group_id,size,status',
      'PJ-1-M,Linen panjabi,Soft,in stock,new,1450.00 BDT,1200.00 BDT,https://example.com,https://example.com/a.jpg,Apparel & Accessories > Clothing,Men > Panjabi,PJ-1,M,active',
      'PJ-1-L,Linen panjabi,Soft,out of stock,new,1450.00 BDT,1200.00 BDT,https://example.com,https://example.com/a.jpg,Apparel & Accessories > Clothing,Men > Panjabi,PJ-1,L,active',
      'SR-9,Katan saree,Fine,in stock,new,3200.00 BDT,,https://example.com,https://example.com/b.jpg,,Women > Saree,,M,active',
      'SR-10,Draft saree,Fine,in stock,new,3200.00 BDT,,https://example.com,https://example.com/b.jpg,,Women > Saree,,M,archived',
    ],
  ],
  [
    'Google',
    [
      'id\ttitle\tdescription\tavailability\tprice\tsale price\tproduct type\titem group id\tsize',
      'PJ-1-M\tLinen panjabi\tSoft\tin_stock\t1450 BDT\t1200 BDT\tMen > Panjabi\tPJ-1\tM',
      'PJ-1-L\tLinen panjabi\tSoft\tout_of_stock\t1450 BDT\t1200 BDT\tMen > Panjabi\tPJ-1\tL',
      'SR-9\tKatan saree\tFine\tin_stock\t3200 BDT\t\tWomen > Saree\t\tM',
    ],
  ],
  [
    'Daraz',
    [
      'Group No,Product Name(English),Primary Category,Highlights,SellerSKU,Size,*Quantity,*Price,SpecialPrice,Status',
      'PJ-1,Linen panjabi,Men/Panjabi,<ul><li>Soft</li></ul>,PJ-1-M,M,4,1450,1200,active',
      'PJ-1,,,,PJ-1-L,L,0,1450,1200,active',
      'SR-9,Katan saree,Women/Saree,Fine,SR-9-M,M,2,3200,,active',
      'SR-10,Draft saree,Women/Saree,Fine,SR-10-M,M,2,3200,,inactive',
    ],
  ],
]

test.each(FILES)('a catalogue of %s is read by its heads', async (_, lines) => {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file: lines.join('\n') })
  expect(told(job).filter((words) => !words.includes('not for sale'))).toEqual([])
  const products = await importedBy(shop, vendor)
  expect(products).toMatchObject([
    { name: 'Katan saree', categoryName: 'Saree', price: 3200, compareAtPrice: null, sizes: ['M'], ownNumber: 'SR-9' },
    {
      ...{ name: 'Linen panjabi', categoryName: 'Panjabi', price: 1200, compareAtPrice: 1450 },
      ...{
        sizes: ['M', 'L'],
        soldOutSizes: ['L'],
        ownNumber: 'PJ-1',
        description: expect.stringMatching(/^(- )?Soft$/),
      },
    },
  ])
})

test('a list of PrestaShop is read by its heads', async () => {
  const vendor = await shop.given.vendor()
  const file = [
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Quantity;Description;Size',
    '7;1;Katan saree;Home,Women,Women/Saree;2782.61;3200;2;<p>Fine</p>;M',
    '8;0;Draft saree;Women/Saree;2782.61;3200;2;<p>Fine</p>;M',
  ]
  await importFile(shop, vendor.token, { file: file.join('\r\n') })
  expect(await importedBy(shop, vendor)).toMatchObject([
    { name: 'Katan saree', categoryName: 'Saree', price: 3200, stock: { M: 2 }, description: 'Fine', ownNumber: '7' },
  ])
})
