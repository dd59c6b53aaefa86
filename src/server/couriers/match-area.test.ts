import { describe, expect, test } from 'vitest'
import { createAreas } from './match-area.ts'

const areas = createAreas([
  { level: 1, number: '1', parent: null, name: 'Dhaka' },
  { level: 1, number: '2', parent: null, name: 'Chittagong' },
  { level: 2, number: '11', parent: '1', name: 'Mirpur' },
  { level: 2, number: '12', parent: '1', name: 'Mirpur 10' },
  { level: 2, number: '13', parent: '1', name: 'Kotwali' },
  { level: 2, number: '21', parent: '2', name: 'Kotwali' },
  { level: 2, number: '22', parent: '2', name: "Cox's Road" },
  { level: 2, number: '14', parent: '1', name: 'Dhanmondi' },
  { level: 3, number: '141', parent: '14', name: 'Dhanmondi 27' },
  { level: 3, number: '142', parent: '14', name: 'Satmasjid Road' },
  { level: 2, number: '15', parent: '1', name: 'Rampura' },
  { level: 2, number: '16', parent: '1', name: 'Goran' },
  { level: 2, number: '18', parent: '1', name: 'Nila' },
  { level: 2, number: '17', parent: '1', name: 'Mogbazar' },
  { level: 1, number: '3', parent: null, name: "Cox's Bazar" },
  { level: 2, number: '31', parent: '3', name: 'Ukhia' },
  { level: 1, number: '4', parent: null, name: 'সিলেট' },
  { level: 2, number: '41', parent: '4', name: 'জিন্দাবাজার' },
])
const certain = (text: string) => areas.match(text).certain?.names

describe('an address', () => {
  test.each([
    ['House 4, Road 2, Mirpur 10, Dhaka', ['Dhaka', 'Mirpur 10']],
    ['Mirpur-10, ঢাকা', ['Dhaka', 'Mirpur 10']],
    ['House 4, Mirpur, Dhaka', ['Dhaka', 'Mirpur']],
    ['12 Station Road, Kotwali, Chattogram', ['Chittagong', 'Kotwali']],
    ['Kotwali, CHITTAGONG', ['Chittagong', 'Kotwali']],
    ['Coxs Road, Chattogram', ['Chittagong', "Cox's Road"]],
    ['House 14, Road 7, Dhanmondi, Dhaka', ['Dhaka', 'Dhanmondi']],
    ['House 14, Dhanmondi 27, Dhaka', ['Dhaka', 'Dhanmondi', 'Dhanmondi 27']],
    ['Satmasjid Road, Dhanmondi, Dhaka', ['Dhaka', 'Dhanmondi', 'Satmasjid Road']],
    ['বাড়ি ৫, রোড ১২, ধানমন্ডি, ঢাকা', ['Dhaka', 'Dhanmondi']],
    ['বাড়ি ৫, ধানমন্ডি ২৭, ঢাকা', ['Dhaka', 'Dhanmondi', 'Dhanmondi 27']],
    ['ধানমণ্ডীতে, ঢাকায়', ['Dhaka', 'Dhanmondi']],
    // The house is blue, and only sounds like an area.
    ['নীল বাড়ি, ধানমন্ডি, ঢাকা', ['Dhaka', 'Dhanmondi']],
    ['বাসা ৪, মিরপুর-১০, ঢাকা', ['Dhaka', 'Mirpur 10']],
    ['কোতোয়ালী, চট্টগ্রাম', ['Chittagong', 'Kotwali']],
    ['জিন্দাবাজার, সিলেট', ['সিলেট', 'জিন্দাবাজার']],
  ])('%s names %j', (text, names) => {
    expect(certain(text)).toEqual(names)
  })

  test('that two areas fit to is certain of none, and offers both', () => {
    const { certain: none, likely } = areas.match('Kotwali')
    expect(none).toBeNull()
    expect(likely.map(({ names }) => names[0])).toEqual(['Dhaka', 'Chittagong'])
  })

  test('in Bangla is offered what sounds like it, and is certain of none by its sound', () => {
    const offered = (text: string) => areas.match(text).likely.map(({ names }) => names.at(-1))
    expect(offered('৭ নং গলি, গোড়ান, ঢাকা')[0]).toBe('Goran')
    expect(certain('৭ নং গলি, গোড়ান, ঢাকা')).toBeUndefined()
    // Listed in another spelling than the company’s.
    expect(offered('মগবাজার')).toEqual(['Mogbazar'])
    expect(offered('উখিয়া, কক্সবাজার')[0]).toBe('Ukhia')
  })

  test('that names none offers none', () => {
    expect(areas.match('নদীর পাশের লাল বাড়ি')).toEqual({ certain: null, likely: [] })
    expect(areas.match('The blue house by the river')).toEqual({ certain: null, likely: [] })
  })
})

test('areas are found by the beginnings of their words, and by their key', () => {
  expect(areas.search('kot chit').map(({ key }) => key)).toEqual(['2:21'])
  expect(areas.find('2:12')).toMatchObject({ numbers: ['1', '12'], names: ['Dhaka', 'Mirpur 10'] })
  expect(areas.find('9:1')).toBeUndefined()
})

test('areas are found by what is typed of them in Bangla', () => {
  for (const typed of ['ধানমন্ডি', 'ধান', 'ঢাকা ধানমন্ডি']) expect(areas.search(typed)[0]?.key).toBe('2:14')
  expect(areas.search('জিন্দা').map(({ key }) => key)).toEqual(['2:41'])
})

test('a city alone is no area to book for, as it is offered to nobody', () => {
  expect(areas.search('Chittagong').map(({ key }) => key)).not.toContain('1:2')
  expect(areas.find('1:2')).toBeUndefined()
})
