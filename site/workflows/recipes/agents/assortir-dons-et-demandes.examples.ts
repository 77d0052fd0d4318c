import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const need = (
  number: number,
  name: string,
  quantity: number,
  postcode: number,
  more: Readonly<Record<string, string>> = {},
) => ({
  number,
  category: 'mobilier',
  what: 'chaises',
  quantity,
  name,
  email: `contact${number}@asso.example`,
  postcode,
  fetches: '',
  state: 'open',
  ...more,
})
const NEEDS: Given = [
  need(7, 'Club Sud', 60, 35000, { fetches: 'x' }),
  need(9, 'Foyer <Nord>', 12, 29200),
  need(12, 'Théâtre', 50, 75011),
  need(14, 'École', 50, 29000, { state: 'proposed' }),
]
const said = (...needs: readonly number[]) =>
  JSON.stringify({
    output: { matches: needs.map((one) => ({ need: String(one), why: 'chaises  demandées' })) },
  })
const FORM = {
  what: ' chaises de bureau ',
  quantity: 40,
  state: both('bon état', 'good'),
  postcode: '29 000',
  until: '2026-11-27',
  email: 'Anna@Lebec.example',
}
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [FORM],
  gifts: [],
  put: [{ day: '2026-11-23' }],
  luna: { says: [said(7, 9, 12, 14, 99)] },
  needs: NEEDS,
  ask: [{ data: { choice: '9, Foyer <Nord>' } }],
  offer: [{ id: 'g1' }],
  mark: [{ number: 9 }],
  unmarked: [{ id: 'g4' }],
  donor: [{ id: 'g2' }],
  hand: [{ id: 'g3' }],
  ...more,
})
const GIFT = both(
  '40 × chaises de bureau (bon état), 29000, jusqu’au 27/11/2026\nanna@lebec.example',
  '40 × chaises de bureau (good), 29000, until 27/11/2026\nanna@lebec.example',
)
const handed = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  message: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { mark: 'not reached' },
  asks: { hand: [{ sendTo: 'dons@ressourcerie-kerfeuteun.example', message }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Deux associations possibles', 'Two charities possible'),
    given: going({
      wanted: NEEDS,
      luna: {
        says: ['{"tool": "wanted", "with": {"category": "mobilier"}}', said(7, 9, 12, 14, 99)],
      },
    }),
    expects: {
      settings: [{ what: 'chaises de bureau', postcode: '29000', email: 'anna@lebec.example' }],
      check: [
        {
          state: 'some',
          kept: [
            { number: '9', near: true, whole: false },
            { number: '7', near: false, whole: true },
          ],
          options: [
            '9, Foyer <Nord>',
            '7, Club Sud',
            both('Aucune de ces associations', 'None of these charities'),
          ],
        },
      ],
      chosen: [{ one: { number: '9', email: 'contact9@asso.example' } }],
      hand: 'not reached',
    },
    asks: {
      ask: [
        {
          message: both(
            '40 × chaises de bureau (bon état), 29000, jusqu’au 27/11/2026<br>anna@lebec.example<br><br>9, Foyer &lt;Nord> (29200) : 12 × chaises, n’en prend qu’une partie<br>chaises demandées<br><br>7, Club Sud (35000) : 60 × chaises, autre département mais vient chercher<br>chaises demandées',
            '40 × chaises de bureau (good), 29000, until 27/11/2026<br>anna@lebec.example<br><br>9, Foyer &lt;Nord> (29200): 12 × chaises, takes only part of it<br>chaises demandées<br><br>7, Club Sud (35000): 60 × chaises, another département but comes to fetch<br>chaises demandées',
          ),
        },
      ],
      offer: [
        {
          sendTo: 'contact9@asso.example',
          subject: both('Un don pour votre besoin 9', 'A gift for your need 9'),
        },
      ],
      mark: [{ columns: { value: { number: '9', state: 'proposed' } } }],
    },
  },
  {
    name: both('Le formulaire envoyé deux fois', 'The form sent twice'),
    given: going({
      gifts: [{ email: 'anna@lebec.example', what: 'Chaises de  bureau', day: '2026-11-23' }],
    }),
    expects: { settings: [{ what: 'chaises de bureau', postcode: '29000' }], match: 'not reached' },
  },
  handed(
    both('Trois jours sans choix', 'Three days without a choice'),
    { ask: [{}] },
    both(
      `Trois jours sans choix, rien n’est proposé.\n${GIFT.fr}`,
      `Three days without a choice, nothing is proposed.\n${GIFT.en}`,
    ),
  ),
  handed(
    both('Aucun besoin ouvert', 'No open need'),
    { luna: { says: [said(14, 12)] } },
    both(
      `Don à placer vous-même : aucun besoin ouvert ne lui répond.\n${GIFT.fr}`,
      `Gift for you to place: no open need answers to it.\n${GIFT.en}`,
    ),
  ),
  handed(
    both('L’Ain n’est pas l’Aube, le don ne s’inscrit pas', 'Ain is not Aube, the gift stays out'),
    {
      form: [{ ...FORM, postcode: '10000' }],
      needs: [need(21, 'Club de l’Ain', 50, 1000)],
      luna: { says: [said(21)] },
      put: { fails: 'Protected range' },
    },
    both(
      `Don à placer vous-même : aucun besoin ouvert ne lui répond.\n${GIFT.fr.replace('29000', '10000')}\nCe don n’a pas pu s’inscrire dans la feuille Dons.`,
      `Gift for you to place: no open need answers to it.\n${GIFT.en.replace('29000', '10000')}\nThis gift could not be entered in the sheet Gifts.`,
    ),
  ),
  handed(
    both('Une date déjà passée', 'A date already gone'),
    { form: [{ ...FORM, until: '2026-11-22' }] },
    both(
      `Don à vérifier : la date d’enlèvement est passée.\n${GIFT.fr.replace('27/11', '22/11')}`,
      `Gift to be checked: the date for fetching has passed.\n${GIFT.en.replace('27/11', '22/11')}`,
    ),
  ),
  handed(
    both('Le modèle est en panne', 'The model is down'),
    { luna: { fails: 'overloaded' } },
    both(
      `Don à placer vous-même : le modèle ne répond pas.\n${GIFT.fr}`,
      `Gift for you to place: the model does not answer.\n${GIFT.en}`,
    ),
  ),
  handed(
    both('L’association ne reçoit pas', 'The charity gets nothing'),
    { offer: { fails: 'Quota exceeded' } },
    both(
      `Courriel refusé, rien n’est proposé.\n${GIFT.fr}`,
      `Email refused, nothing is proposed.\n${GIFT.en}`,
    ),
  ),
  {
    name: both('Le tableau ne s’écrit pas', 'The table cannot be written'),
    given: going({ mark: { fails: 'Protected range' } }),
    expects: { chosen: [{ one: { number: '9' } }], hand: 'not reached' },
    asks: {
      unmarked: [
        { subject: both('Besoin 9 : passez-le à proposed', 'Need 9: set it to proposed') },
      ],
      donor: [{ sendTo: 'anna@lebec.example' }],
    },
  },
  {
    name: both('Le donateur n’est pas prévenu', 'The donor is not told'),
    given: going({ donor: { fails: 'Quota exceeded' } }),
    expects: { chosen: [{ one: { number: '9', near: true } }] },
    asks: {
      hand: [
        {
          message: both(
            `Offre partie, donateur non prévenu.\n${GIFT.fr}`,
            `Offer sent, donor not told.\n${GIFT.en}`,
          ),
        },
      ],
    },
  },
]
