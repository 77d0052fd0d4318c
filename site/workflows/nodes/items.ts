/** What reshapes items: fields, lists, dates, code. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const ITEMS = {
  set: {
    type: 'n8n-nodes-base.set',
    version: 3.5,
    versions: [1, 2, 3, 3.1, 3.2, 3.3, 3.4, 3.5],
    label: say('Champs', 'Set fields'),
    does: say('Ajoute, renomme ou calcule des champs', 'Adds, renames or computes fields'),
    kind: 'core',
  },
  splitOut: {
    type: 'n8n-nodes-base.splitOut',
    version: 1,
    versions: [1],
    label: say('Liste en éléments', 'Split out a list'),
    does: say(
      'Fait un élément de chaque entrée d’une liste',
      'Makes an item of each entry in a list',
    ),
    kind: 'core',
    required: ['fieldToSplitOut'],
  },
  renameKeys: {
    type: 'n8n-nodes-base.renameKeys',
    version: 1,
    versions: [1],
    label: say('Noms des champs', 'Rename fields'),
    does: say('Change les noms des champs', 'Changes the names of fields'),
    kind: 'core',
  },
  compareDatasets: {
    type: 'n8n-nodes-base.compareDatasets',
    version: 2.3,
    versions: [1, 2, 2.1, 2.2, 2.3],
    label: say('Comparaison de listes', 'Compare lists'),
    does: say(
      'Distingue ce qui manque, ce qui est pareil et ce qui a changé',
      'Tells apart what is missing, the same or changed',
    ),
    kind: 'core',
    outputs: ['onlyFirst', 'same', 'different', 'onlySecond'],
    inputs: 2,
  },
  aggregate: {
    type: 'n8n-nodes-base.aggregate',
    version: 1,
    versions: [1],
    label: say('Éléments en liste', 'Aggregate'),
    does: say('Rassemble les éléments en un seul', 'Gathers items into one'),
    kind: 'core',
  },
  sort: {
    type: 'n8n-nodes-base.sort',
    version: 1,
    versions: [1],
    label: say('Tri', 'Sort'),
    does: say('Range les éléments dans un ordre', 'Puts items in an order'),
    kind: 'core',
  },
  limit: {
    type: 'n8n-nodes-base.limit',
    version: 1,
    versions: [1],
    label: say('Limite', 'Limit'),
    does: say('Garde les premiers ou les derniers éléments', 'Keeps the first or the last items'),
    kind: 'core',
  },
  removeDuplicates: {
    type: 'n8n-nodes-base.removeDuplicates',
    version: 2,
    versions: [1, 1.1, 2],
    label: say('Sans doublons', 'Remove duplicates'),
    does: say('Écarte les éléments déjà vus', 'Drops items that were already seen'),
    kind: 'core',
    usual: 'removeDuplicateInputItems',
    operations: {
      removeDuplicateInputItems: op(
        'Écarter les doublons du lot',
        'Drop duplicates within the batch',
      ),
      removeItemsSeenInPreviousExecutions: {
        ...op(
          'Écarter ce qui est venu lors d’une exécution passée',
          'Drop what came in an earlier run',
        ),
        choices: {
          logic: {
            usual: 'removeItemsWithAlreadySeenKeyValues',
            requires: { removeItemsWithAlreadySeenKeyValues: ['dedupeValue'] },
          },
        },
      },
      clearDeduplicationHistory: op('Oublier ce qui a été vu', 'Forget what was seen'),
    },
  },
  summarize: {
    type: 'n8n-nodes-base.summarize',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Synthèse chiffrée', 'Summarize'),
    does: say('Compte, additionne ou compare par groupe', 'Counts, adds up or compares by group'),
    kind: 'core',
  },
  dateTime: {
    type: 'n8n-nodes-base.dateTime',
    version: 2,
    versions: [1, 2],
    label: say('Date et heure', 'Date and time'),
    does: say('Calcule, arrondit ou met en forme une date', 'Computes, rounds or formats a date'),
    kind: 'core',
    usual: 'getCurrentDate',
    operations: {
      addToDate: op('Ajouter une durée', 'Add a duration', 'magnitude'),
      subtractFromDate: op('Retirer une durée', 'Take a duration away', 'magnitude'),
      formatDate: op('Mettre en forme', 'Format'),
      getTimeBetweenDates: op(
        'Mesurer l’écart entre deux dates',
        'Measure the time between two dates',
      ),
      extractDate: op('Extraire une partie', 'Extract a part'),
      roundDate: op('Arrondir', 'Round'),
      getCurrentDate: op('Donner l’instant présent', 'Give the present moment'),
    },
  },
  code: {
    type: 'n8n-nodes-base.code',
    version: 2,
    versions: [1, 2],
    label: same('Code'),
    does: say(
      'Traite les éléments en JavaScript ou en Python',
      'Works on items in JavaScript or Python',
    ),
    kind: 'core',
  },
} satisfies Record<string, NodeFact>
