import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked: Given = [{ current: 0.7, by: 'K. Ferreira' }]
const row = (id: number, Question: string | Bilingual<string>, inside: boolean) => ({
  id,
  Question,
  Traitee: inside ? 'Oui' : 'Non',
  Covered: inside ? 'Yes' : 'No',
})
const COVERED = [
  both('Délai de retour ?', 'Time for returns?'),
  both('Qui paie le transport ?', 'Who pays carriage?'),
  both('Prix de la pose ?', 'Price of fitting?'),
  both('Garantie des joints ?', 'Warranty on seals?'),
]
const BEYOND = [
  both('Avez-vous des stages ?', 'Do you take trainees?'),
  both('Quel temps demain ?', 'Weather tomorrow?'),
  both('Le fondateur <b> vit-il à Lyon ?', 'Does the founder <b> live in Lyon?'),
]
const QUESTIONS = [
  ...COVERED.map((one, at) => row(at + 1, one, true)),
  ...BEYOND.map((one, at) => row(at + 11, one, false)),
  row(20, both(' délai de retour ? ', ' time for returns? '), true),
  { id: 21, Question: 'Sans avis ?', Traitee: '', Covered: '' },
]
const LONGER: Given = [
  ...QUESTIONS,
  row(31, both('Horaires du dépôt ?', 'Depot opening hours?'), true),
  row(32, both('Peut-on peindre le profilé ?', 'Can the profile be painted?'), true),
  row(33, both('Charge par étagère ?', 'Load per shelf?'), true),
]
const scored = (...scores: readonly number[]): Given =>
  scores.map((score) => ({ document: { pageContent: 'x', metadata: {} }, score }))
const SCORES = scored(0.91, 0.84, 0.79, 0.66, 0.72, 0.4, 0.69)
const chose = (fr: string, en: string): Given => [{ choice: both(fr, en) }]

export const examples: readonly Example[] = [
  {
    name: both('Le seuil proposé est pris', 'The proposed threshold is taken'),
    given: {
      asked,
      questions: QUESTIONS,
      search: SCORES,
      look: chose('Prendre le seuil proposé', 'Take the proposed threshold'),
      write: [{ id: 1 }],
      done: [{}],
    },
    expects: {
      rows: [{ fault: '', inside: 4, outside: 3 }],
      scan: [
        {
          best: { at: 0.755, wrong: 0, silent: 1, cost: 1 },
          strict: { at: 0.755 },
          current: { at: 0.7, wrong: 1, silent: 1, cost: 6 },
          html: both(
            '<table><tr><th></th><th>Seuil</th><th>Hors sujet répondues</th><th>Traitées refusées</th></tr><tr><td>Actuel</td><td>0.7</td><td>1 / 3</td><td>1 / 4</td></tr><tr><td>Proposé</td><td>0.755</td><td>0 / 3</td><td>1 / 4</td></tr><tr><td>Strict</td><td>0.755</td><td>0 / 3</td><td>1 / 4</td></tr></table><p>Au seuil proposé, refusées à tort :</p><ul><li>Garantie des joints ? (0.66)</li></ul>',
            '<table><tr><th></th><th>Threshold</th><th>Beyond, yet answered</th><th>Covered, yet refused</th></tr><tr><td>Current</td><td>0.7</td><td>1 / 3</td><td>1 / 4</td></tr><tr><td>Proposed</td><td>0.755</td><td>0 / 3</td><td>1 / 4</td></tr><tr><td>Strict</td><td>0.755</td><td>0 / 3</td><td>1 / 4</td></tr></table><p>At the proposed one, refused wrongly:</p><ul><li>Warranty on seals? (0.66)</li></ul>',
          ),
        },
      ],
      chosen: [{ change: true, value: 0.755 }],
    },
    asks: { write: [{ columns: { value: { value: 0.755, previous: 0.7 } } }] },
  },
  {
    name: both(
      'Une hors sujet passe : le strict est pris',
      'One beyond gets through: strict is taken',
    ),
    given: {
      asked,
      questions: LONGER,
      search: scored(0.6, 0.61, 0.62, 0.63, 0.9, 0.3, 0.2, 0.64, 0.65, 0.95),
      look: chose('Prendre le seuil strict', 'Take the strict threshold'),
      write: { fails: 'no such table' },
      unsaved: [{}],
    },
    expects: {
      scan: [
        {
          best: { at: 0.45, wrong: 1, silent: 0, cost: 5 },
          strict: { at: 0.925, wrong: 0, silent: 6 },
        },
      ],
      chosen: [{ change: true, value: 0.925 }],
      done: 'not reached',
    },
    asks: {
      unsaved: [
        {
          completionMessage: both(
            'Seuil choisi : 0.925. Écrivez-le vous-même dans la table des réglages : elle est fermée.',
            'Threshold chosen: 0.925. Enter it into the table of settings yourself: it is shut.',
          ),
        },
      ],
    },
  },
  {
    name: both('On garde l’actuel', 'The current one stays'),
    given: {
      asked,
      questions: QUESTIONS,
      search: SCORES,
      look: chose('Garder le seuil actuel', 'Keep the current threshold'),
      kept: [{}],
    },
    expects: { chosen: [{ change: false }], write: 'not reached' },
  },
  {
    name: both('La recherche tombe', 'The search goes down'),
    given: { asked, questions: QUESTIONS, search: { fails: 'ECONNREFUSED' }, failed: [{}] },
    expects: {
      scan: [
        {
          fault: both(
            'La recherche est en panne, ou la base est vide : aucune mesure.',
            'The search is down, or the store is empty: no measurement.',
          ),
        },
      ],
      look: 'not reached',
    },
  },
  {
    name: both('Trop peu de questions hors sujet', 'Too few questions beyond'),
    given: { asked, questions: COVERED.map((one, at) => row(at, one, true)), failed: [{}] },
    expects: {
      rows: [
        {
          fault: both(
            'Trop peu de questions : traitées et hors sujet sont 4 et 0 ; il en faut de chaque sorte au moins 3.',
            'Too few questions: covered and beyond are 4 and 0; of each kind there must be at least 3.',
          ),
        },
      ],
      search: 'not reached',
    },
  },
  {
    name: both('La table est fermée', 'The table is shut'),
    given: { asked, questions: { fails: '401' }, failed: [{}] },
    expects: {
      rows: [
        {
          fault: both(
            'La table des questions est illisible.',
            'The table of questions cannot be read.',
          ),
        },
      ],
    },
  },
]
