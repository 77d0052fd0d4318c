import { allItems } from '../../fragments/code.ts'
import { all, isEmpty, isTrue } from '../../fragments/conditions.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { OLD, PROOF, SAMPLE } from './sauvegarder-index-et-le-prouver.code.ts'
import { examples } from './sauvegarder-index-et-le-prouver.examples.ts'
import {
  COUNTED,
  qdrant,
  RESTORED,
  SETTINGS,
  STOWED,
  TOLD,
  WARNED,
} from './sauvegarder-index-et-le-prouver.params.ts'

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Sauvegarder l’index Qdrant et prouver qu’il se restaure',
    problem:
      'Le serveur de l’assistant tombe. Les documents sont saufs, mais recalculer soixante mille vecteurs prend deux jours et se paie ; la « sauvegarde » du disque, prise en marche, ne s’ouvre pas.',
    outcome:
      'Chaque dimanche, Qdrant écrit un instantané de la collection. Il est restauré aussitôt dans une collection d’essai : même compte de passages à un pour cent près, vingt passages comparés mot pour mot. Prouvé, le fichier part dans Nextcloud ; le serveur garde les quatre derniers.',
    avoid:
      'La restauration d’essai demande le double de mémoire et de disque pendant quelques minutes. Sur plusieurs nœuds, l’instantané d’un seul ne suffit pas. Les fichiers de plus de quelques gigaoctets se transfèrent autrement que par n8n.',
    approval:
      'Restaurer pour de bon se décide à la main, le jour venu. Rien de ce flux n’écrit dans la collection qui répond.',
    failure:
      'Instantané refusé, copie incomplète, passages différents ou dépôt raté : un courriel titré « PAS DE SAUVEGARDE » donne la cause, et aucune ancienne sauvegarde n’est effacée. La collection d’essai est supprimée après chaque comparaison.',
  },
  en: {
    title: 'Back up the Qdrant index and prove that it restores',
    problem:
      'The assistant’s server dies. Documents are safe, but computing sixty thousand vectors again takes two days and costs money; the disk “backup”, taken while it ran, does not open.',
    outcome:
      'Each Sunday Qdrant writes a snapshot of the collection. It is restored at once into a trial collection: the same count of passages to within one per cent, twenty passages compared word for word. Once proven, the file goes to Nextcloud; the server keeps the last four.',
    avoid:
      'The trial takes twice the memory and disk for some minutes. On several nodes a snapshot of one is not enough. Files beyond a few gigabytes are better moved without n8n.',
    approval:
      'Restoring in earnest is decided by hand, when the day comes. Nothing here writes to the collection that answers.',
    failure:
      'Snapshot refused, copy incomplete, passages that differ or a file that does not arrive: an email headed “NO BACKUP” gives the cause, and no earlier backup is erased. The trial collection is removed after each comparison.',
  },
  nodes: {
    sunday: {
      use: 'scheduleTrigger',
      name: { fr: 'Dimanche à quatre heures', en: 'Sunday at four' },
      why: {
        fr: 'Quand personne ne demande ni n’indexe.',
        en: 'While nobody asks and nothing is indexed.',
      },
      with: at('0 4 * * 0'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Collection et dossiers', en: 'Collection and folders' },
      why: {
        fr: 'Le nom réel de la collection, pas un alias ; le dossier des instantanés, vu par le serveur Qdrant.',
        en: 'The collection’s real name rather than an alias; the folder of snapshots as the Qdrant server sees it.',
      },
      with: SETTINGS,
    },
    count: {
      use: 'httpRequest',
      name: { fr: 'Compter', en: 'Count' },
      why: {
        fr: 'Compte exact, pris juste avant.',
        en: 'An exact count, taken just before.',
      },
      with: qdrant('POST', 'collection', '/points/count', COUNTED),
      onError: 'output',
      retry: [3, 10],
    },
    scroll: {
      use: 'httpRequest',
      name: { fr: 'Prélever vingt passages', en: 'Take twenty passages' },
      why: {
        fr: 'Un compte juste peut cacher des textes vides.',
        en: 'A right count may hide empty texts.',
      },
      with: qdrant('POST', 'collection', '/points/scroll', '{ "limit": 20, "with_payload": true }'),
      onError: 'output',
      retry: [3, 10],
    },
    sample: {
      use: 'code',
      name: { fr: 'Garder leur texte', en: 'Keep their text' },
      why: {
        fr: 'Numéro, texte et métadonnées.',
        en: 'Id, text and metadata.',
      },
      with: allItems(SAMPLE),
    },
    copy: {
      use: 'httpRequest',
      name: { fr: 'Écrire l’instantané', en: 'Write the snapshot' },
      why: {
        fr: 'La base s’en charge elle-même, sans s’arrêter.',
        en: 'The store does it by itself, without stopping.',
      },
      with: qdrant('POST', 'collection', '/snapshots?wait=true'),
      onError: 'output',
    },
    restore: {
      use: 'httpRequest',
      name: { fr: 'Restaurer à côté', en: 'Restore beside it' },
      why: {
        fr: 'Une sauvegarde jamais ouverte n’en est pas une.',
        en: 'A backup never opened is none.',
      },
      with: qdrant('PUT', 'trial', '/snapshots/recover?wait=true', RESTORED),
      onError: 'continue',
    },
    recount: {
      use: 'httpRequest',
      name: { fr: 'Compter à nouveau', en: 'Count again' },
      why: {
        fr: 'Dans la collection d’essai.',
        en: 'In the trial collection.',
      },
      with: qdrant('POST', 'trial', '/points/count', COUNTED),
      onError: 'continue',
    },
    back: {
      use: 'httpRequest',
      name: { fr: 'Relire les vingt', en: 'Read the twenty again' },
      why: {
        fr: 'Par leur numéro.',
        en: 'By their ids.',
      },
      with: qdrant(
        'POST',
        'trial',
        '/points',
        "={{ JSON.stringify({ ids: $('sample').first().json.ids, with_payload: true }) }}",
      ),
      onError: 'continue',
    },
    proof: {
      use: 'code',
      name: { fr: 'Établir la preuve', en: 'Establish the proof' },
      why: {
        fr: 'Un pour cent d’écart : on indexe peut-être encore.',
        en: 'One per cent apart: something may still be indexing.',
      },
      with: allItems(PROOF),
    },
    drop: {
      use: 'httpRequest',
      name: { fr: 'Supprimer l’essai', en: 'Remove the trial' },
      why: {
        fr: 'Prouvée ou non, elle prend de la mémoire.',
        en: 'Proven or not, it takes up memory.',
      },
      with: qdrant('DELETE', 'trial', ''),
      onError: 'continue',
      retry: [3, 5],
    },
    verdict: {
      use: 'code',
      name: { fr: 'Reprendre le verdict', en: 'Take the verdict again' },
      why: {
        fr: 'La suppression n’a rien dit de la preuve.',
        en: 'Removing said nothing of the proof.',
      },
      with: allItems("return $('proof').all()"),
    },
    proven: {
      use: 'if',
      name: { fr: 'Prouvée ?', en: 'Proven?' },
      why: {
        fr: 'Seule une copie prouvée chasse les anciennes.',
        en: 'Only a proven copy pushes old ones out.',
      },
      with: all(isTrue('={{ $json.proven }}')),
    },
    fetch: {
      use: 'httpRequest',
      name: { fr: 'Prendre le fichier', en: 'Fetch the file' },
      why: {
        fr: 'Tant qu’il est sur le serveur, il mourrait avec lui.',
        en: 'While on the server, it would die with it.',
      },
      with: qdrant('GET', 'collection', '/snapshots/{{ $json.name }}', undefined, {
        response: { response: { responseFormat: 'file', outputPropertyName: 'data' } },
      }),
      onError: 'output',
      retry: [2, 10],
    },
    stow: {
      use: 'nextcloud',
      name: { fr: 'Ranger ailleurs', en: 'Store elsewhere' },
      why: {
        fr: 'Le dossier doit exister et n’être ouvert qu’à l’informatique : l’index contient vos textes.',
        en: 'The folder must exist and be open to IT alone: the index holds your texts.',
      },
      with: STOWED,
      onError: 'output',
      retry: [2, 30],
    },
    list: {
      use: 'httpRequest',
      name: { fr: 'Lister les instantanés', en: 'List snapshots' },
      why: {
        fr: 'Ceux du serveur seulement ; Nextcloud se trie à la main.',
        en: 'On the server alone; Nextcloud is tidied by hand.',
      },
      with: qdrant('GET', 'collection', '/snapshots'),
      onError: 'continue',
    },
    old: {
      use: 'code',
      name: { fr: 'Au-delà de quatre', en: 'Beyond four' },
      why: {
        fr: 'Jamais celui de cette nuit.',
        en: 'Never tonight’s.',
      },
      with: allItems(OLD),
      always: true,
    },
    any: {
      use: 'if',
      name: { fr: 'Rien à effacer ?', en: 'Nothing to erase?' },
      why: {
        fr: 'Les premières semaines, tout se garde.',
        en: 'In the first weeks everything is kept.',
      },
      with: all(isEmpty("={{ $json.name ?? '' }}")),
    },
    tidy: {
      use: 'httpRequest',
      name: { fr: 'Effacer l’ancien', en: 'Erase the old one' },
      why: {
        fr: 'Sinon le disque se remplit sans bruit.',
        en: 'Else the disk fills in silence.',
      },
      with: qdrant('DELETE', 'collection', '/snapshots/{{ $json.name }}?wait=true'),
      onError: 'continue',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que c’est prouvé', en: 'Say that it is proven' },
      why: {
        fr: 'Un dimanche sans courriel se remarque.',
        en: 'A Sunday without an email gets noticed.',
      },
      with: TOLD,
      once: true,
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Pas de sauvegarde', en: 'No backup' },
      why: {
        fr: 'Avec la cause, tant que le serveur vit.',
        en: 'With the cause, while the server lives.',
      },
      with: WARNED,
      retry: [3, 10],
    },
  },
  links: [
    'sunday > settings > count > scroll > sample > copy > restore > recount > back > proof > drop > verdict > proven.yes > fetch > stow > list > old > any.yes > tell',
    'any.no > tidy > tell',
    'proven.no > warn',
    'count.error > warn',
    'scroll.error > warn',
    'copy.error > warn',
    'fetch.error > warn',
    'stow.error > warn',
  ],
  examples,
})
