/** A book is shown only if its number is sound and the catalogue or the shop knows it. */
import { inBoth } from '../../fragments/code.ts'

export const NUMBERS = String.raw`const found = $input.first().json.output?.books ?? []
const sound = (isbn) => /^97[89]\d{10}$/.test(isbn) && [...isbn].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0
const books = new Map()
for (const { isbn, why } of found) {
  const bare = String(isbn).replace(/[^0-9]/g, '')
  if (sound(bare) && !books.has(bare) && books.size < 4) books.set(bare, String(why ?? '').replace(/\s+/g, ' ').trim().slice(0, 160))
}
return books.size ? [...books].map(([isbn, why]) => ({ json: { isbn, why, some: true } })) : [{ json: { some: false } }]`

export const SHELVES = inBoth(
  (words) => String.raw`const numbers = $('numbers').all().map(({ json }) => json)
const volumes = $('confirm').all().map(({ json }) => json)
const rows = $input.all().map(({ json }) => json)
const blind = rows.some((one) => one.error || (one.message && one.ean === undefined))
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
// ${words.order}
const books = numbers.flatMap(({ isbn, why }, at) => {
  const volume = (volumes[at]?.items ?? []).map((one) => one.volumeInfo ?? {}).find((one) => (one.industryIdentifiers ?? []).some(({ identifier }) => identifier === isbn))
  const here = rows.find((one) => String(one.ean) === isbn)
  if (!volume && !here) return []
  return [{ isbn, why, title: !volume ? [here.title, here.author].filter(Boolean).join(', ') : volume.title + (volume.authors ? ', ' + volume.authors.join(', ') : '') + (volume.publisher ? ' (' + volume.publisher + ', ' + String(volume.publishedDate ?? '').slice(0, 4) + ')' : ''), quantity: Number(here?.quantity ?? 0), shelf: here?.shelf ?? '' }]
})
const stock = (one) => blind ? '${words.blind}' : one.quantity > 0 ? '${words.here}' + one.quantity + '${words.shelf}' + one.shelf : '${words.out}'
const label = (one) => one.isbn + ', ' + one.title
const silent = volumes.filter((one) => one.error).length
if (books.length === 0) return [{ json: { state: silent ? 'down' : 'none' } }]
return [{ json: {
  state: 'some', books, blind,
  html: books.map((one) => '<p><strong>' + safe(one.title) + '</strong><br>' + safe(stock(one)) + '<br>' + safe(one.why) + '</p>').join('') + (silent ? '<p>${words.silent}</p>' : ''),
  options: [...books.map(label), '${words.none}'],
} }]`,
  {
    fr: {
      order: 'Une réponse du catalogue par numéro, dans le même ordre.',
      blind: 'Stock illisible : regardez en rayon.',
      here: 'En rayon : ',
      shelf: ', ',
      out: 'Pas en stock.',
      silent: 'Le catalogue n’a pas tout dit : un livre peut manquer.',
      none: 'Aucun de ces livres',
    },
    en: {
      order: 'One answer of the catalogue for each number, in the same order.',
      blind: 'Stock cannot be read: look on the shelf.',
      here: 'In stock: ',
      shelf: ', ',
      out: 'Not in stock.',
      silent: 'The catalogue did not tell everything: a book may be missing.',
      none: 'None of these books',
    },
  },
)
