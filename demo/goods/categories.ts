export interface DemoCategory {
  key: string
  name: string
  parent: string | null
}

interface Branch {
  [nameAndKey: string]: Branch
}

/** `Name #key`, nested as the shop's menu is. */
const TREE: Branch = {
  'Men #men': {
    'Ethnic wear #men-ethnic': {
      'Panjabi #panjabi': {
        'Long panjabi #panjabi-long': {},
        'Semi-long panjabi #panjabi-semi-long': {},
        'Embroidered panjabi #panjabi-worked': {},
        'Printed panjabi #panjabi-printed': {},
      },
      'Kabli #kabli': {},
      'Fatua #fatua': {},
      'Koti #koti': {},
      'Sherwani #sherwani': {},
      'Lungi & pajama #men-lower': { 'Lungi #lungi': {}, 'Pajama #pajama': {} },
    },
    'Shirts & tops #men-tops': {
      'Shirts #shirts': {
        'Formal shirts #shirts-formal': {},
        'Casual shirts #shirts-casual': {},
        'Gamcha-check shirts #shirts-gamcha': {},
      },
      'T-shirts & polos #men-knit': { 'T-shirts #t-shirts': {}, 'Polo shirts #polos': {} },
    },
    'Trousers #men-trousers': {
      'Jeans #jeans': {},
      'Gabardine #gabardine': {},
      'Chinos #chinos': {},
    },
    'Winter wear #men-winter': { 'Hoodies #hoodies': {}, 'Jackets #jackets': {}, 'Sweaters #sweaters': {} },
  },
  'Women #women': {
    'Saree #saree': {
      'Handloom saree #saree-handloom': {
        'Jamdani #saree-jamdani': {},
        'Tant #saree-tant': {},
        'Muslin #saree-muslin': {},
      },
      'Silk saree #saree-silk-all': { 'Rajshahi silk #saree-silk': {}, 'Half silk #saree-half-silk': {} },
      'Printed saree #saree-printed': { 'Block print #saree-block': {}, 'Batik #saree-batik': {} },
    },
    'Salwar kameez #salwar-kameez': {
      'Three-piece #three-piece': {
        'Stitched three-piece #three-piece-stitched': {},
        'Party three-piece #three-piece-party': {},
      },
      'Kurti #kurti': { 'Long kurti #kurti-long': {}, 'Everyday kurti #kurti-day': {} },
    },
    'Western & fusion #women-fusion': { 'Tops #tops': {}, 'Palazzo #palazzo': {} },
    'Lehenga #lehenga': {},
    'Modest wear #modest': { 'Abaya & borka #abaya': {}, 'Hijab #hijab': {} },
    'Orna & shawls #wraps': { 'Orna #orna': {}, 'Shawls #shawls': {} },
  },
  'Kids #kids': {
    'Girls #girls': {
      'Frocks #frocks': { 'Party frocks #frocks-party': {}, 'Everyday frocks #frocks-day': {} },
      'Girls’ ethnic wear #girls-ethnic': {
        'Girls’ three-piece #girls-three-piece': {},
        'Girls’ lehenga #girls-lehenga': {},
      },
    },
    'Boys #boys': {
      'Boys’ ethnic wear #boys-ethnic': { 'Boys’ panjabi #boys-panjabi': {}, 'Boys’ koti #boys-koti': {} },
      'Boys’ tops #boys-tops': { 'Kids’ T-shirts #kids-t-shirts': {}, 'Kids’ hoodies #kids-hoodies': {} },
      'Shorts #kids-shorts': {},
      'Dungarees #dungarees': {},
    },
    'Baby #baby': { 'Baby sets #baby-sets': {} },
    'School #school': { 'School shirts #school-shirts': {} },
  },
}

function listed(branch: Branch, parent: string | null): DemoCategory[] {
  return Object.entries(branch).flatMap(([title, below]) => {
    const [name = '', key = ''] = title.split(' #')
    return [{ key, name, parent }, ...listed(below, key)]
  })
}

export const categories = listed(TREE, null)

export type Audience = 'men' | 'women' | 'kids'

/** Ids of the roots, which are there from the first start, whatever they are called now. */
export const ROOT_IDS: ReadonlyMap<string, number> = new Map([
  ['men', 1],
  ['women', 2],
  ['kids', 3],
])

/** The root a category hangs under. */
export function audienceOf(key: string): Audience {
  const category = categories.find((c) => c.key === key)
  if (category?.parent) return audienceOf(category.parent)
  if (key === 'men' || key === 'women' || key === 'kids') return key
  throw new Error(`No such demo category: ${key}`)
}
