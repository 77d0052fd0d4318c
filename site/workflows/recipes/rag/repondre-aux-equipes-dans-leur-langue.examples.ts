import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const wrote = (text: string, id = 111, language_code = 'pt-PT'): Given => [
  { message: { chat: { id }, from: { id, language_code }, text } },
]
const ASKS = wrote('Quanto desincrustante para um balde de 5 litros?')
const put = (language: string, french: string, danger = false) =>
  JSON.stringify({ output: { language, french, danger } })
const FRENCH = put('pt', 'Combien de détartrant pour un seau de 5 litres ?')
const hit = (title: string, pageContent: string, score: number) => ({
  document: { pageContent, metadata: { title } },
  score,
})
const DOSE = hit(
  'Fiche détartrant',
  'Détartrant : 20 ml pour 5 litres d’eau froide. Porter des gants.',
  0.84,
)
const FAR = hit('Congés', 'Les congés se demandent un mois avant.', 0.4)
const sent: Given = [{ ok: true }]
const question = (fr: string, en: string): Bilingual<string> => ({ fr, en })

export const examples: readonly Example[] = [
  {
    name: question('Un dosage, demandé en portugais', 'A dose, asked in Portuguese'),
    given: {
      told: ASKS,
      search: [DOSE, FAR],
      haiku: { says: [FRENCH, 'Ponha 20 ml em 5 litros de água fria, com luvas [1].'] },
      reply: sent,
    },
    expects: {
      sorted: [{ state: 'found', lang: 'pt', passages: [{ title: 'Fiche détartrant' }] }],
      checked: [
        {
          sure: true,
          reply:
            'Ponha 20 ml em 5 litros de água fria, com luvas [1].\n\n🇫🇷 Fiche détartrant\nDétartrant : 20 ml pour 5 litres d’eau froide. Porter des gants.',
        },
      ],
      foreman: 'not reached',
    },
    asks: { search: [{ prompt: 'Combien de détartrant pour un seau de 5 litres ?' }] },
  },
  {
    name: question('Un chiffre que la fiche n’a pas', 'A figure that the sheet lacks'),
    given: {
      told: ASKS,
      search: [DOSE],
      haiku: { says: [FRENCH, 'Ponha 200 ml em 5 litros [1].'] },
      reply: sent,
      foreman: sent,
      passed: sent,
    },
    expects: { checked: [{ sure: false }], reply: 'not reached' },
    asks: {
      passed: [
        {
          text: 'Não encontrei uma resposta segura. O seu chefe de equipa recebeu a pergunta.\n\n🇫🇷 Fiche détartrant\nDétartrant : 20 ml pour 5 litres d’eau froide. Porter des gants.',
        },
      ],
      foreman: [
        {
          text: question(
            'Question de 111 (pt), sans réponse sûre :\nCombien de détartrant pour un seau de 5 litres ?\n(Quanto desincrustante para um balde de 5 litros?)',
            'Question from 111 (pt), without a sure answer:\nCombien de détartrant pour un seau de 5 litres ?\n(Quanto desincrustante para um balde de 5 litros?)',
          ),
        },
      ],
    },
  },
  {
    name: question(
      'Rien dans les fiches, chef injoignable',
      'Nothing in the sheets, leader out of reach',
    ),
    given: {
      told: wrote('Cine are <cheile> de la subsol_2?', 222, 'ro'),
      search: [FAR],
      haiku: { says: [put('ro', 'Qui a les <clés> du sous-sol ?')] },
      foreman: { fails: '400 chat not found' },
      passed: sent,
    },
    expects: {
      settings: [{ question: 'Cine are cheile de la subsol_2?' }],
      sorted: [{ state: 'nothing', lang: 'ro', french: 'Qui a les  clés  du sous-sol ?' }],
      say: 'not reached',
    },
    asks: {
      passed: [
        {
          text: 'Niciun răspuns sigur, iar șeful de echipă nu a putut fi anunțat: sunați-l.',
        },
      ],
    },
  },
  {
    name: question('Un danger passe avant tout', 'Danger comes before all else'),
    given: {
      told: wrote('Kolega ma oparzenie od kwasu, wypadek!', 222, 'pl'),
      search: [DOSE],
      haiku: { says: [put('pl', 'Un collègue est brûlé par l’acide, accident !', true)] },
      rescue: sent,
      alarm: sent,
    },
    expects: { sorted: [{ state: 'danger', lang: 'pl' }], say: 'not reached' },
    asks: {
      rescue: [{ text: 'Zagrożenie lub uraz: dzwoń pod 112, odsuń innych, powiadom kierownika.' }],
    },
  },
  {
    name: question(
      'Modèle en panne : le danger se voit aux mots',
      'Model down: danger is known by words',
    ),
    given: {
      told: wrote('Il y a un feu dans le local', 111, 'fr'),
      search: { fails: 'connect ECONNREFUSED' },
      haiku: { fails: 'Overloaded' },
      rescue: sent,
      alarm: sent,
    },
    expects: { sorted: [{ state: 'danger', lang: 'fr', french: 'Il y a un feu dans le local' }] },
  },
  {
    name: question('Base en panne', 'Store down'),
    given: {
      told: ASKS,
      search: { fails: 'connect ECONNREFUSED' },
      haiku: { says: [FRENCH] },
      foreman: sent,
      passed: sent,
    },
    expects: { sorted: [{ state: 'down', passages: [] }], reply: 'not reached' },
  },
  {
    name: question('Une langue que l’équipe n’a pas prévue', 'A language that was not foreseen'),
    given: {
      told: wrote('Wie viel Entkalker?', 111, 'de'),
      search: [DOSE],
      haiku: { says: [put('de', 'Combien de détartrant ?'), 'Mettez 20 ml pour 5 litres [1].'] },
      reply: sent,
    },
    expects: { sorted: [{ lang: 'fr' }], checked: [{ sure: true }] },
  },
  {
    name: question('Un inconnu', 'A stranger'),
    given: { told: wrote('Olá', 999), away: sent },
    expects: { 'known.no': { count: 1 }, put: 'not reached' },
  },
]
