import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const NOTES =
  'On garde le bail actuel. Maud rappelle le bailleur vendredi. Il faudra refaire le devis du parquet. Karim voit avec le syndic pour la cave.'
const notes = [
  {
    email: 'maud@agence-perrin.example',
    day: '2026-11-23',
    people: 'Maud, Ali',
    notes: NOTES,
  },
]
const action = (what: string, owner: string, due: string, quote: string) => ({
  what,
  owner,
  due,
  quote,
})
const says = (...actions: readonly ReturnType<typeof action>[]) => ({
  says: [
    JSON.stringify({
      output: {
        decisions: [{ what: 'Garder le bail', quote: 'On garde le bail actuel.' }],
        actions,
      },
    }),
  ],
})
const CALL = action(
  'Rappeler le bailleur',
  'maud',
  '2026-11-27',
  'Maud rappelle le bailleur vendredi.',
)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une complète, deux à préciser, une inventée',
      en: 'One complete, two to settle, one invented',
    },
    given: {
      notes,
      haiku: says(
        CALL,
        action('Refaire le devis', '', '2026-10-01', 'Il faudra refaire le devis du parquet.'),
        action('Voir le syndic', 'Karim', '', 'Karim voit avec le syndic pour la cave.'),
        action('Vendre le local', 'Ali', '', 'Ali mettra le local en vente.'),
      ),
      ask: [{ data: { approved: true } }],
      task: [{ id: '1' }, { id: '2' }, { id: '3' }],
    },
    expects: {
      check: [
        {
          open: 2,
          decisions: ['Garder le bail'],
          text: both(
            'Décidé : Garder le bail\n1. Rappeler le bailleur – Maud – 2026-11-27\n2. Refaire le devis – porteur ? – date ?\n3. Voir le syndic – porteur ? – date ?\n\n1 action(s) écartée(s) : passage introuvable.',
            'Decided: Garder le bail\n1. Rappeler le bailleur – Maud – 2026-11-27\n2. Refaire le devis – owner? – date?\n3. Voir le syndic – owner? – date?\n\n1 action(s) dropped: passage not found.',
          ),
        },
      ],
      back: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            '3 action(s), dont 2 sans porteur ou sans date',
            '3 action(s), 2 without owner or date',
          ),
        },
      ],
      task: [
        {
          content: 'Rappeler le bailleur (Maud)',
          options: { dueDate: '2026-11-27', description: CALL.quote },
        },
        { content: 'Refaire le devis', options: { dueDate: '' } },
        { content: 'Voir le syndic' },
      ],
    },
  },
  {
    name: { fr: 'Vous refusez la liste', en: 'You turn the list down' },
    given: { notes, haiku: says(CALL), ask: [{ data: { approved: false } }] },
    expects: { check: [{ open: 0 }], each: 'not reached' },
  },
  {
    name: { fr: 'Todoist refuse la tâche', en: 'Todoist refuses the task' },
    given: {
      notes,
      haiku: says(CALL),
      ask: [{ data: { approved: true } }],
      task: { fails: 'Project not found' },
      back: [{ accepted: true }],
    },
    expects: { each: [{ owner: 'Maud' }] },
    asks: {
      back: [
        {
          subject: both(
            'Tâche non créée : Rappeler le bailleur',
            'Task not made: Rappeler le bailleur',
          ),
          text: 'Project not found',
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle se tait', en: 'The model is silent' },
    given: {
      notes,
      haiku: { fails: 'The service is overloaded' },
      back: [{ accepted: true }],
    },
    expects: { check: [{ state: 'silent' }], ask: 'not reached' },
    asks: {
      back: [
        {
          text: both(
            `Le modèle n’a pas répondu.\n\n${NOTES}`,
            `The model did not answer.\n\n${NOTES}`,
          ),
        },
      ],
    },
  },
]
