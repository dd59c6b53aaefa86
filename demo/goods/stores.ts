export interface DemoStore {
  key: string
  storeName: string
  storeDescription: string
  contactEmail: string
  contactPhone: string
}

const store = (key: string, storeName: string, phone: string, storeDescription: string): DemoStore => ({
  key,
  storeName,
  storeDescription,
  contactEmail: `${key}@example.com`,
  contactPhone: `0${phone}`,
})

export const stores: DemoStore[] = [
  store(
    'tantighor',
    'Tanti Ghor',
    '1711204518',
    'Handloom sarees and ornas from weaver families in Tangail and Sonargaon. We know every loom by name and put the weaver’s name in the packet. Alterations to blouse pieces are free.',
  ),
  store(
    'bunonbangla',
    'Bunon Bangla',
    '1819337042',
    'Panjabi, fatua and koti cut in our own workshop in Mirpur. Cotton comes from Narsingdi, and every seam is double stitched. We have been dressing men for Eid since our father’s time.',
  ),
  store(
    'nakshikotha',
    'Nakshi Kotha',
    '1912840763',
    'Kantha and karchupi work from a women’s group of forty in Jamalpur. Each piece is signed on the inside hem. What you pay goes to the maker within the week.',
  ),
  store(
    'meghdoot',
    'Meghdoot Boutique',
    '1715982360',
    'A Dhanmondi boutique for three-piece, kurti and tops in calm colours. Small batches, new designs every second Thursday. We answer the phone ourselves.',
  ),
  store(
    'padmapar',
    'Padma Par',
    '1521406897',
    'Rajshahi silk bought straight from the reelers, woven and dyed by the Padma. Sarees, shawls and a few panjabi pieces. Every silk passes a burn test before it is packed.',
  ),
  store(
    'chottopakhi',
    'Chotto Pakhi',
    '1678215904',
    'Clothes for children who climb, run and spill. Soft seams, deep hems that can be let down, and colours that survive the wash. From newborn to twelve years.',
  ),
  store(
    'dhakadenim',
    'Dhaka Denim Works',
    '1733690215',
    'Jeans, gabardine and jackets from people who have sewn for the whole world. The same lines, the same needles, at a price for home. Free shortening within Dhaka.',
  ),
  store(
    'rongdhonu',
    'Rongdhonu Fashion',
    '1844517290',
    'Block print, batik and tie-dye from our table in Savar. We mix our dyes by hand, so two pieces are sisters and never twins. Wholesale enquiries are welcome.',
  ),
  store(
    'noorattire',
    'Noor Modest Attire',
    '1927361085',
    'Abaya, borka, hijab and shawl in fabrics that breathe through a Dhaka summer. Made by women, photographed without fuss. Sizes can be exchanged within seven days.',
  ),
  store(
    'shahibazar',
    'Shahi Bazar',
    '1716049832',
    'Sherwani, lehenga and party three-piece for gaye holud, akht and reception. Zardozi from Mohammadpur’s old workshops. Come with your date, and we will tell you honestly whether we can make it.',
  ),
  store(
    'gramindesh',
    'Gramin Desh',
    '1552873416',
    'Lungi, gamcha-check shirts and everyday cotton from Pabna, Sirajganj and Kumarkhali. Honest cloth, fast colours, fair prices. We weigh our cotton and print the count on the label.',
  ),
  store(
    'uttarwool',
    'Uttar Winter House',
    '1306928574',
    'Warm things for short winters: sweaters, hoodies, jackets and shawls, knitted in Bogura and Narayanganj. Light enough for Dhaka, warm enough for Panchagarh. Half our range is for children.',
  ),
]
