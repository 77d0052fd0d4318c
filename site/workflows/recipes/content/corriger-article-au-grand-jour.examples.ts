import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const NOTE = 'une première version donnait 12 % ; la source écrit 21 %.'
const asked = [
  {
    link: 'https://votre-site.example/2026/loyers/?utm=x',
    wrong: ' 12 % des loyers ',
    right: '21 % des loyers',
    note: NOTE,
  },
]
const post = (raw: string, modified = '2026-11-20T08:00:00') => ({
  id: 61,
  link: 'https://votre-site.example/2026/loyers/',
  modified_gmt: modified,
  title: { raw: 'Les loyers' },
  content: { raw },
})
const RAW =
  '<!-- wp:paragraph -->\n<p>En ville, 12&nbsp;% des loyers <strong>montent</strong>, dit-on.</p>\n<!-- /wp:paragraph -->'
const SAID = both(
  `Correction du 23 novembre 2026 : ${NOTE}`,
  `Correction of 23 November 2026: ${NOTE}`,
)
const fixed = (said: string) =>
  `<!-- wp:paragraph -->\n<p>En ville, 21 % des loyers <strong>montent</strong>, dit-on.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph {"className":"correction"} -->\n<p class="correction"><em>${said}</em></p>\n<!-- /wp:paragraph -->`
const yes = [{ agreed: both('Oui', 'Yes') }]
const message = (fr: string, en: string) => [{ completionMessage: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: both('Un pourcentage inversé', 'A percentage turned round'),
    given: {
      asked,
      post: [post(RAW)],
      show: yes,
      again: [post(RAW)],
      save: [{ id: 61 }],
      log: [{ date: '2026-11-23' }],
      done: [{}],
    },
    expects: {
      check: [
        {
          before: 'En ville, 12\u00A0% des loyers',
          after: 'En ville, 21 % des loyers',
          said: SAID,
          content: both(fixed(SAID.fr), fixed(SAID.en)),
        },
      ],
      not: 'not reached',
    },
    asks: {
      post: [{ queryParameters: { parameters: [{ name: 'slug', value: 'loyers' }, {}, {}] } }],
      log: [{ columns: { value: { date: '2026-11-23', wrong: '12 % des loyers' } } }],
    },
  },
  {
    name: both('Formulaire renvoyé', 'The form sent again'),
    given: {
      asked,
      post: [post(fixed(SAID.fr))],
      not: [{}],
    },
    expects: { check: [{ state: 'none' }], show: 'not reached' },
    asks: {
      not: message(
        'Cette note figure déjà sous l’article : rien à refaire.',
        'This note stands below the post already: nothing to do again.',
      ),
    },
  },
  {
    name: both('Registre fermé', 'The register is closed'),
    given: {
      asked: [{ ...asked[0]!, wrong: 'monte… “dit-on”', right: 'monte, dit l’étude' }],
      post: [post('<p>On monte... "dit-on".</p>')],
      show: yes,
      again: [post('<p>On monte... "dit-on".</p>')],
      save: [{ id: 61 }],
      log: { fails: 'Forbidden' },
      unkept: [{}],
    },
    expects: { check: [{ after: 'On monte, dit l’étude.' }], done: 'not reached' },
    asks: {
      unkept: message(
        'L’article est en ligne avec sa note. Ajoutez la ligne au registre vous-même : Forbidden',
        'The post is online with its note. Add the row to the register yourself: Forbidden',
      ),
    },
  },
  {
    name: both('Un collègue a enregistré', 'A colleague has saved'),
    given: {
      asked,
      post: [post(RAW)],
      show: yes,
      again: [post(RAW, '2026-11-23T07:29:00')],
      not: [{}],
    },
    expects: { save: 'not reached' },
    asks: {
      not: message(
        'L’article a été enregistré entre-temps : recommencez.',
        'The post was saved meanwhile: start again.',
      ),
    },
  },
  {
    name: both('WordPress refuse', 'WordPress refuses'),
    given: {
      asked,
      post: [post(RAW)],
      show: yes,
      again: [post(RAW)],
      save: { fails: 'Forbidden' },
      not: [{}],
    },
    expects: { check: [{ said: SAID }], log: 'not reached' },
    asks: {
      not: [
        {
          completionTitle: both('À vérifier sur le site', 'To be checked on the site'),
          ...message(
            'WordPress a refusé ou ne répond pas ; ouvrez l’article avant de recommencer : Forbidden',
            'WordPress refused or does not answer; open the post before you start again: Forbidden',
          )[0]!,
        },
      ],
    },
  },
  {
    name: both('Deux passages semblables', 'Two passages alike'),
    given: {
      asked,
      post: [post('<p>12 % des loyers ici, 12 % des loyers là.</p>')],
      not: [{}],
    },
    expects: { show: 'not reached' },
    asks: {
      not: message(
        'Ce passage doit être unique ; donnez-en quelques mots de plus. Nombre de fois trouvé : 2.',
        'The passage has to be the only one; add a few words. Times found: 2.',
      ),
    },
  },
  {
    name: both('Non à la seconde page', 'No on the second page'),
    given: {
      asked,
      post: [post(RAW)],
      show: [{ agreed: both('Non', 'No') }],
      not: [{}],
    },
    expects: { again: 'not reached' },
    asks: { not: message('Vous n’avez pas dit oui.', 'You did not say yes.') },
  },
]
