import type { Example } from '../recipe.ts'

const called = [{ headers: {}, params: {}, query: {}, body: { ticket: '8123' } }]
const comment = (id: number, html: string) => ({
  id,
  public: true,
  html_body: `<div class="zd-comment" dir="auto">${html}</div>`,
})
/** Numbers that card makers publish for tests. */
const VISA = comment(31, 'Prenez la 4111 1111 1111 1111, 12/27, <b>merci</b>.')
const TWO = comment(
  32,
  'La Mastercard 5555-5555-5555-4444 ou <a href="https://suivi.example/4111111111111111">celle-ci</a> : 3782&nbsp;822463&nbsp;10005 12/27',
)
/** A year and an order number stand right before: their digits are not the card's. */
const AFTER = comment(34, 'Exp. 12/2027 4111 1111 1111 1111, commande 2100 5555 5555 5555 4444.')
/** A wrong check digit, an IMEI, a parcel number: none is a card. */
const NONE = comment(33, 'Commande 4111 1111 1111 1112, IMEI 490154203237518, colis 6A12345678901.')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois cartes dans deux messages', en: 'Three cards in two messages' },
    given: {
      called,
      comments: [{ comments: [VISA, TWO, NONE], count: 3, next_page: null }],
      mask: [{ comment: { id: 31 } }, { comment: { id: 32 } }],
      note: [{ id: 8123 }],
    },
    expects: {
      find: [
        {
          comment: 31,
          masked:
            '<div class="zd-comment" dir="auto">Prenez la <redact>4111 1111 1111 1111</redact>, 12/27, <b>merci</b>.</div>',
          ends: '1111',
        },
        {
          comment: 32,
          masked:
            '<div class="zd-comment" dir="auto">La Mastercard <redact>5555-5555-5555-4444</redact> ou <a href="https://suivi.example/4111111111111111">celle-ci</a> : <redact>3782&nbsp;822463&nbsp;10005</redact> 12/27</div>',
          ends: '4444, 0005',
        },
      ],
      refused: 'not reached',
    },
    asks: {
      mask: [
        { url: 'https://votre-entreprise.zendesk.com/api/v2/comment_redactions/31' },
        { url: 'https://votre-entreprise.zendesk.com/api/v2/comment_redactions/32' },
      ],
      note: [
        {
          id: '8123',
          updateFields: {
            internalNote: {
              fr: 'Masqué, finissant par 1111, 4444, 0005. Ne redemandez pas la carte par écrit : envoyez votre lien de paiement.',
              en: 'Masked, ending in 1111, 4444, 0005. Do not ask for a card in writing: send your payment link.',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une date, puis la carte', en: 'A date, and then the card' },
    given: {
      called,
      comments: [{ comments: [AFTER], next_page: null }],
      mask: [{ comment: { id: 34 } }],
      note: [{ id: 8123 }],
    },
    expects: {
      find: [
        {
          masked:
            '<div class="zd-comment" dir="auto">Exp. 12/2027 <redact>4111 1111 1111 1111</redact>, commande 2100 <redact>5555 5555 5555 4444</redact>.</div>',
          ends: '1111, 4444',
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune carte, même second appel', en: 'No card, as upon a second call' },
    given: {
      called,
      comments: [
        { comments: [NONE, comment(31, 'Prenez la ▇▇▇▇ ▇▇▇▇ ▇▇▇▇ ▇▇▇▇, 12/27')], next_page: null },
      ],
    },
    expects: { find: { count: 0 }, mask: 'not reached', settings: [{ ticket: '8123' }] },
    asks: {
      comments: [{ url: 'https://votre-entreprise.zendesk.com/api/v2/tickets/8123/comments.json' }],
    },
  },
  {
    name: { fr: 'Zendesk refuse de masquer', en: 'Zendesk refuses to mask' },
    given: {
      called,
      comments: [{ comments: [VISA], next_page: null }],
      mask: { fails: 'Forbidden' },
      refused: [{ ok: true }],
    },
    expects: { find: { count: 1 }, note: 'not reached' },
    asks: {
      refused: [
        {
          text: {
            fr: 'Ticket #8123 : carte finissant par 1111 encore lisible, Zendesk refuse le masquage. À masquer à la main.',
            en: 'Ticket #8123: card ending in 1111 still legible, Zendesk refuses to mask it. To be masked by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Masqué, mais note refusée', en: 'Masked, but the note refused' },
    given: {
      called,
      comments: [{ comments: [VISA], next_page: null }],
      mask: [{ comment: { id: 31 } }],
      note: { fails: 'Ticket is closed' },
      unnoted: [{ ok: true }],
    },
    expects: { done: [{ ends: '1111' }] },
    asks: {
      unnoted: [
        {
          text: {
            fr: 'Ticket #8123 : carte masquée (finissant par 1111), mais la note n’a pas pu être écrite.',
            en: 'Ticket #8123: card masked (ending in 1111), but the note could not be written.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Ticket illisible', en: 'A ticket that cannot be read' },
    given: { called, comments: { fails: 'Service unavailable' }, unread: [{ ok: true }] },
    expects: { find: 'not reached' },
    asks: {
      unread: [
        {
          text: {
            fr: 'Ticket #8123 non relu (Service unavailable). Vérifiez qu’aucune carte n’y figure.',
            en: 'Ticket #8123 not read (Service unavailable). Check that it holds no card.',
          },
        },
      ],
    },
  },
]
