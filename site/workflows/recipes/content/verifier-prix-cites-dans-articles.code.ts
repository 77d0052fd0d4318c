import { EUROS, inBoth } from '../../fragments/code.ts'

/** Amounts that stand in the same paragraph as a link to one product, where none of them is its price today. */
export const COMPARE = inBoth(
  (
    words,
  ) => String.raw`${words.euros}const { site, base, factor, recall } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const products = $('products').all().map(({ json }) => json), posts = $('posts').all().map(({ json }) => json)
const shop = products.find((one) => one.error)
if (shop) return told('${words.shop}' + (shop.error.message ?? shop.error))
const silent = posts.find((one) => one.error || (!one.content && Object.keys(one).length > 0))
if (silent) return told('${words.blog}' + (silent.error?.message ?? silent.error ?? '${words.access}'))
const path = (link) => String(link ?? '').replace(/&amp;|&#038;/g, '&').replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)[0].replace(/\/$/, '')
const plain = (html) => String(html ?? '').replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#8239;/g, ' ').replace(/&#8217;|&rsquo;/g, '’').replace(/&#8364;|&euro;/g, '€').replace(/&amp;|&#038;/g, '&').replace(/[\u00A0\u202F]/g, ' ').replace(/\s+/g, ' ').trim()
const decoded = (text) => { try { return decodeURI(text) } catch { return text } }
// A draft's own address no longer bears its name; its slug does.
const catalogue = new Map(products.filter((one) => one.slug).map((one) => [decoded(one.slug), one]))
const named = (href) => { const at = path(href); return at.includes(base) ? decoded(at.split('/').pop()) : '' }
if (catalogue.size === 0) return told('${words.empty}')
const cents = (value) => Math.round(Number(value) * factor * 100)
const today = $now.setZone('Europe/Paris').startOf('day')
const before = new Map($input.all().filter(({ json }) => json.mark !== undefined).map(({ json }) => [json.mark, json.day]))
const found = new Map()
for (const post of posts)
  for (const [, , block] of String(post.content?.rendered ?? '').matchAll(/<(p|li|td|h[2-6]|figcaption|dd)\b[^>]*>([^]*?)<\/\1>/gi)) {
    const linked = [...new Set([...block.matchAll(/href\s*=\s*["']([^"']*)["']/gi)].map(([, href]) => href).filter((href) => /^\//.test(href) || href.startsWith(site)).map(named))].map((one) => catalogue.get(one)).filter(Boolean)
    // Two products in a paragraph: nobody can tell which amount belongs to which.
    if (linked.length !== 1) continue
    const [product] = linked, text = plain(block)
    const amounts = [...text.matchAll(/(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?\s?(?:€|euros?\b|EUR\b)(?:(?:\s(?=\d{2}\s*(?:[.,](?!\d)|[;:!?)»]|$)))?(\d{2})(?!\d))?|€\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?/gi)].map(([, whole, part, after, inEnglish, rest]) => Number(String(whole ?? inEnglish).replace(/[ ,]/g, '')) * 100 + Number(String(part ?? after ?? rest ?? '').padEnd(2, '0')))
    if (amounts.length === 0) continue
    const gone = product.status !== 'publish'
    const many = product.type !== 'simple'
    // The lowest price of a product with variations is all that the list tells.
    if (!gone && many && !/${words.from}/i.test(text)) continue
    const right = [product.price, ...(many ? [] : [product.regular_price, product.sale_price])].filter((one) => one !== '' && one !== undefined && one !== null).map(cents)
    if (!gone && (right.length === 0 || amounts.some((one) => right.includes(one)))) continue
    const mark = post.id + '|' + product.id + '|' + (gone ? 'gone' : right[0]) + '|' + amounts.join('+')
    if (today.diff(DateTime.fromISO(before.get(mark) ?? '2000-01-01'), 'days').days < recall || found.has(mark)) continue
    const said = text.length > 220 ? text.slice(0, 220) + '…' : text
    found.set(mark, '- ' + plain(post.title?.rendered) + '${words.colon}' + site + '/wp-admin/post.php?post=' + post.id + '&action=edit\n  ' + plain(product.name) + '${words.colon}' + (gone ? '${words.gone}' : euros(right[0] / 100)) + '\n  ${words.open}' + said + '${words.close}')
  }
return found.size === 0 ? [] : [{ json: { kind: 'found', count: found.size, marks: [...found.keys()], text: [...found.values()].join('\n\n') } }]`,
  {
    fr: {
      euros: EUROS.fr,
      shop: 'La boutique n’a pas rendu ses produits, rien n’est comparé : ',
      blog: 'WordPress n’a pas rendu ses articles, rien n’est comparé : ',
      access: 'vérifiez l’accès',
      empty:
        'La boutique n’a rendu aucun produit : vérifiez la clé avant de croire les prix justes.',
      from: 'à partir de|dès|from',
      colon: ' : ',
      gone: 'retiré de la vente',
      open: '« ',
      close: ' »',
    },
    en: {
      euros: EUROS.en,
      shop: 'The shop did not return its products, nothing was compared: ',
      blog: 'WordPress did not return its posts, nothing was compared: ',
      access: 'check the access',
      empty: 'The shop returned no product: check the key before believing that prices are right.',
      from: 'à partir de|dès|from',
      colon: ': ',
      gone: 'no longer for sale',
      open: '“',
      close: '”',
    },
  },
)
