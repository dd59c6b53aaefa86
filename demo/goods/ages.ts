/** How old the children are whom the sizes fit. */
export const AGES = 'Ages: M 3–4 years, L 5–6 years, XL 7–8 years, XXL 9–10 years.'
export const SMALL = 'Ages: M 1–2 years, L 3–4 years, XL 5–6 years, XXL 7–8 years.'
