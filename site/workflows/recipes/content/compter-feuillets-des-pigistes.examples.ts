import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const post = (id: number, author: number, title: string, rendered: string) => ({
  id,
  author,
  date: '2026-10-12T09:00:00',
  link: `https://votre-journal.example/${id}/`,
  title: { rendered: title },
  content: { rendered },
})
const RATES = [
  { row_number: 2, Author: 7, Name: 'Nadia Ferrand', Rate: '60,00' },
  { row_number: 3, Author: 9, Name: 'Malo Kerjean', Rate: '' },
]
/** Nine signs and a space, so many times, the last space gone. */
const signs = (times: number) => `<p>${'mot lisse '.repeat(times)}</p>`

export const examples: readonly Example[] = [
  {
    name: both('Deux pigistes, un article redaté', 'Two writers, one post given a new date'),
    given: {
      first: [{}],
      rates: RATES,
      posts: [
        post(81, 7, 'La criée l&#8217;hiver', `${signs(150)}<script>x()</script>`),
        post(82, 7, 'Le phare', '<h2>Un&nbsp;mot</h2><p>D&rsquo;abord<br>la mer.</p>'),
        post(83, 9, 'Les digues', signs(30)),
        post(84, 2, 'Éditorial', signs(10)),
        post(60, 7, 'Ancien', signs(20)),
      ],
      known: [{ id: 1, post: '60', month: '2026-08' }],
      send: [{ accepted: true }],
      mark: [{ id: 2 }],
    },
    expects: {
      settings: [{ month: '2026-10' }],
      count: [
        {
          csv: both(
            '\uFEFF"pigiste";"titre";"jour";"signes";"feuillets";"montant";"adresse"\r\n"Nadia Ferrand";"La criée l’hiver";"2026-10-12";"1499";"1,00";"59,96";"https://votre-journal.example/81/"\r\n"Nadia Ferrand";"Le phare";"2026-10-12";"22";"0,01";"0,88";"https://votre-journal.example/82/"\r\n"Malo Kerjean";"Les digues";"2026-10-12";"299";"0,20";"";"https://votre-journal.example/83/"',
            '\uFEFF"writer","title","day","characters","sheets","amount","address"\r\n"Nadia Ferrand","La criée l’hiver","2026-10-12","1499","1.00","59.96","https://votre-journal.example/81/"\r\n"Nadia Ferrand","Le phare","2026-10-12","22","0.01","0.88","https://votre-journal.example/82/"\r\n"Malo Kerjean","Les digues","2026-10-12","299","0.20","","https://votre-journal.example/83/"',
          ),
        },
      ],
      list: [{ post: '81', month: '2026-10' }, { post: '82' }, { post: '83' }],
      tell: 'not reached',
    },
    asks: {
      posts: [{ options: { after: '2026-09-30T23:59:59', before: '2026-11-01T00:00:00' } }],
      send: [
        {
          text: both(
            '- Nadia Ferrand : 2 article(s), 1521 signes, 1,01 feuillets, 60,84\u00A0€\n- Malo Kerjean : 1 article(s), 299 signes, 0,20 feuillets, TARIF À COMPLÉTER\n\nTotal à valider : 60,84\u00A0€\nAuteurs WordPress absents de la feuille, non comptés : 2\nDéjà comptés un autre mois : Ancien (2026-08)',
            '- Nadia Ferrand: 2 post(s), 1521 characters, 1.01 sheets, €60.84\n- Malo Kerjean: 1 post(s), 299 characters, 0.20 sheets, RATE MISSING\n\nTotal to be validated: €60.84\nWordPress authors missing from the sheet, not counted: 2\nCounted in another month already: Ancien (2026-08)',
          ),
        },
      ],
    },
  },
  {
    name: both('Le site ne répond pas', 'The site does not answer'),
    given: {
      first: [{}],
      rates: RATES,
      posts: { fails: 'ETIMEDOUT' },
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'WordPress n’a pas rendu ses articles, rien n’est compté : ETIMEDOUT',
            'WordPress did not return its posts, nothing was counted: ETIMEDOUT',
          ),
        },
      ],
    },
  },
  {
    name: both('Feuille fermée au compte', 'A sheet closed to the account'),
    given: {
      first: [{}],
      rates: { fails: 'Forbidden' },
      posts: [post(81, 7, 'La criée', signs(5))],
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'La feuille des tarifs ne se lit pas, rien n’est compté : Forbidden',
            'The sheet of rates cannot be read, nothing was counted: Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucun article ce mois-là', 'No post that month'),
    given: {
      first: [{}],
      rates: RATES,
      posts: [{}],
      known: [{}],
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Aucun article de pigiste publié en 2026-10.',
            'No freelancer’s post was published in 2026-10.',
          ),
        },
      ],
    },
  },
]
