import { allItems } from '../../fragments/code.ts'
import { all, amount, any } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { FILES, JUDGED, REPORT } from './reporter-droits-retires-dans-l-index.code.ts'
import { examples } from './reporter-droits-retires-dans-l-index.examples.ts'
import {
  READ,
  RIGHTS,
  TOLD,
  WARNED,
  WRITTEN,
} from './reporter-droits-retires-dans-l-index.params.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Reporter chaque nuit dans l’index les partages Drive retirés',
    problem:
      'Le dossier des salaires n’est plus partagé avec l’ancien responsable depuis mardi. L’assistant, lui, filtre d’après les droits du jour de l’indexation : le fichier n’a pas changé, il n’a donc rien relu, et il lui répond encore.',
    outcome:
      'Chaque nuit, les lecteurs inscrits sur chaque passage sont comparés à ceux de Drive, fichier par fichier. Les différences sont réécrites dans Qdrant sans recalculer un vecteur. Un courriel nomme qui perd et qui gagne l’accès ; sans différence, lien public ni fichier illisible, aucun courriel.',
    avoid:
      'Entre le retrait et la nuit, l’ancien droit vaut encore : pour un départ brutal, lancez le flux à la main. À la corbeille, un fichier garde ses partages. La composition des groupes n’est pas suivie ; votre assistant la lit au moment de la question.',
    approval:
      'Les droits se décident dans Drive, personne ne valide ici. Un fichier ouvert par lien à n’importe qui n’est pas ouvert dans l’assistant : il est signalé, à vous de voir.',
    failure:
      'Fichier introuvable : fermé à tous, et nommé. Si six ou plus, et plus de la moitié, le sont d’un coup, rien n’est fermé : le compte Drive est en cause. Réponse illisible : droits d’hier gardés et dits. Écriture refusée : courriel « À TRAITER ».',
  },
  en: {
    title: 'Carry withdrawn Drive shares over into the index each night',
    problem:
      'Since Tuesday the payroll folder is no longer shared with its former head. The assistant filters by the rights of the day of indexing: the file has not changed, so nothing was read again, and it still answers them.',
    outcome:
      'Each night the readers entered on every passage are compared with those in Drive, file by file. Differences are rewritten in Qdrant without computing a vector again. An email names who loses and who gains access; without a difference, a public link or an unreadable file there is none.',
    avoid:
      'Between withdrawal and night the old right still holds: for a sudden departure, run the flow by hand. In the bin a file keeps its shares. Who belongs to a group is not followed; your assistant reads that as the question comes.',
    approval:
      'Rights are decided in Drive, nobody approves them here. A file open to anybody by link is not opened in the assistant: it is reported, for you to see to.',
    failure:
      'File not found: closed to all, and named. If six or more, and above half of all, are at once, nothing is closed: the Drive account is to blame. Answer unreadable: yesterday’s rights are kept, and said. Writing refused: an email headed “TO ACT ON”.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Deux heures et demie', en: 'Half past two' },
      why: {
        fr: 'Après l’indexation de la nuit.',
        en: 'After the night’s indexing.',
      },
      with: at('30 2 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Collection et alerte', en: 'Collection and alert' },
      why: {
        fr: 'Au-delà de gone pour cent d’introuvables, on soupçonne le compte.',
        en: 'Beyond gone per cent not found, the account is suspected.',
      },
      with: fields(
        {
          qdrant: 'https://qdrant.votre-entreprise.example/collections/documents',
          gone: 50,
          to: 'informatique@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    read: {
      use: 'httpRequest',
      name: { fr: 'Lire les droits inscrits', en: 'Read the rights entered' },
      why: {
        fr: 'metadata.file (identifiant Drive), title et readers, sans les textes.',
        en: 'metadata.file (the Drive id), title and readers, without texts.',
      },
      with: READ,
      onError: 'output',
      retry: [3, 10],
    },
    files: {
      use: 'code',
      name: { fr: 'Fichier par fichier', en: 'File by file' },
      why: {
        fr: 'Cent passages, une seule question à Drive.',
        en: 'A hundred passages, one question to Drive.',
      },
      with: allItems(FILES),
      onError: 'output',
    },
    rights: {
      use: 'httpRequest',
      name: { fr: 'Demander à Drive', en: 'Ask Drive' },
      why: {
        fr: 'Le compte doit pouvoir voir les partages : éditeur au moins.',
        en: 'The account has to see who shares: editor at least.',
      },
      with: RIGHTS,
      onError: 'continue',
      retry: [3, 5],
    },
    judged: {
      use: 'code',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Introuvable et muet ne sont pas la même chose.',
        en: 'Not found and silent are not the same.',
      },
      with: allItems(JUDGED),
    },
    changed: {
      use: 'if',
      name: { fr: 'Des différences ?', en: 'Any differences?' },
      why: {
        fr: 'La plupart des nuits, non.',
        en: 'Most nights there are none.',
      },
      with: all(amount('={{ $json.changes.length }}', 'gt', 0)),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une par fichier', en: 'One a file' },
      why: {
        fr: 'Un refus n’empêche pas les autres.',
        en: 'One refusal does not hinder the rest.',
      },
      with: { fieldToSplitOut: 'changes', options: {} },
    },
    write: {
      use: 'httpRequest',
      name: { fr: 'Réécrire les lecteurs', en: 'Rewrite the readers' },
      why: {
        fr: 'La liste entière : rejouée, elle donne le même état.',
        en: 'The whole list: played twice, it gives the same state.',
      },
      with: WRITTEN,
      onError: 'continue',
      retry: [3, 5],
    },
    worth: {
      use: 'if',
      name: { fr: 'À signaler ?', en: 'Worth reporting?' },
      why: {
        fr: 'Un lien public ou un fichier muet se dit aussi.',
        en: 'A public link or a silent file is told too.',
      },
      with: any(
        amount('={{ $json.unread.length }}', 'gt', 0),
        amount('={{ $json.open.length }}', 'gt', 0),
        amount('={{ $json.blind }}', 'gt', 0),
      ),
    },
    report: {
      use: 'code',
      name: { fr: 'Écrire le compte rendu', en: 'Write the report' },
      why: {
        fr: 'Ce qui n’est pas confirmé vient en tête.',
        en: 'What is not confirmed comes first.',
      },
      with: allItems(REPORT),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Envoyer', en: 'Send' },
      why: {
        fr: 'Noms et titres restent dans ce courriel.',
        en: 'Names and titles stay in this email.',
      },
      with: TOLD,
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Rien n’a été comparé', en: 'Nothing was compared' },
      why: {
        fr: 'Une nuit sans contrôle doit se savoir.',
        en: 'A night without a check has to be known.',
      },
      with: WARNED,
      retry: [3, 10],
    },
  },
  links: [
    'night > settings > read > files > rights > judged > changed.yes > each > write > report > tell',
    'changed.no > worth.yes > report',
    'read.error > warn',
    'files.error > warn',
  ],
  examples,
})
