import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { decide, due, report } from './fermer-liens-publics-de-drive.code.ts'
import { examples } from './fermer-liens-publics-de-drive.examples.ts'

const DRIVE = 'https://www.googleapis.com/drive/v3/files'
const KEPT = byName('liens_gardes')
const ACCOUNT = { authentication: 'genericCredentialType', genericAuthType: 'oAuth2Api' } as const
const CLOSE = { fr: 'fermer le lien', en: 'close the link' }
const KEEP = { fr: 'garder six mois', en: 'keep for six months' }

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Fermer les liens publics oubliés dans Google Drive',
    problem:
      'Un devis part par lien « tous les utilisateurs disposant du lien », pour aller vite. Deux ans plus tard, le fichier est toujours ouvert, le lien a circulé, et personne ne sait combien il y en a d’autres.',
    outcome:
      'Chaque mardi à 9 h, les fichiers et dossiers du compte relié qu’un lien ouvre à tous, et que nul n’a modifiés depuis 90 jours, sont relevés. Les dix plus anciens arrivent dans un seul formulaire : fermer, ou garder six mois. Les liens fermés le sont aussitôt, et un courriel en donne la liste.',
    avoid:
      'Google ne dit pas depuis quand un lien est ouvert ; la dernière modification en tient lieu. Les Drive partagés et les fichiers d’autres comptes ne sont pas lus : reliez un compte par copie du flux, ou coupez le partage externe dans la console d’administration.',
    approval:
      'Une personne tranche fichier par fichier. Sans réponse en cinq jours, tout reste ouvert, Slack le dit, et la question revient le mardi. Un lien gardé n’est plus demandé pendant six mois.',
    failure:
      'Drive illisible : Slack dit qu’aucun lien n’a été contrôlé. Une fermeture refusée : le fichier vient en tête du courriel, « encore ouvert ». Table muette : la question le précise, des fichiers déjà gardés peuvent y revenir.',
  },
  en: {
    title: 'Close the public links forgotten in Google Drive',
    problem:
      'A quote leaves by a link for “anyone with the link”, to be quick. Two years on the file is still open, the link has gone round, and nobody knows how many more there are.',
    outcome:
      'Each Tuesday at 9 am, files and folders of the connected account that a link opens to everybody, and that nobody changed for 90 days, are collected. The ten oldest arrive in a single form: close, or keep for six months. Links to close are closed at once, and an email lists them.',
    avoid:
      'Google does not tell since when a link has been open; the last change stands in for it. Shared drives and other accounts’ files are not read: connect one account for each copy of the flow, or switch external sharing off in the admin console.',
    approval:
      'A person decides file by file. Without an answer in five days all stays open, Slack says so, and the question returns on Tuesday. A link that was kept is not asked about for six months.',
    failure:
      'Drive unreadable: Slack says that no link was checked. A closing refused: the file stands first in the email, “still open”. Table silent: the question says so, as files already kept may be in it.',
  },
  nodes: {
    tuesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Mardi, 9 h', en: 'Tuesday, 9 am' },
      why: {
        fr: 'La réponse a jusqu’au dimanche.',
        en: 'The answer has until Sunday.',
      },
      with: at('0 9 * * 2'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your limits' },
      why: {
        fr: 'Âge, nombre par semaine, et qui décide.',
        en: 'Age, number a week, and who decides.',
      },
      with: fields({ days: 90, most: 10, to: 'documents@votre-entreprise.example' }),
    },
    files: {
      use: 'httpRequest',
      name: { fr: 'Fichiers ouverts à tous', en: 'Files open to all' },
      why: {
        fr: 'Portée OAuth « drive ». Cent par page, dix mille au plus.',
        en: 'OAuth scope “drive”. A hundred a page, ten thousand at most.',
      },
      with: {
        url: DRIVE,
        ...ACCOUNT,
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: 'q',
              value:
                "(visibility = 'anyoneWithLink' or visibility = 'anyoneCanFind') and 'me' in owners and trashed = false",
            },
            {
              name: 'fields',
              value:
                'nextPageToken,files(id,name,mimeType,webViewLink,modifiedTime,permissions(id,type,role))',
            },
            { name: 'pageSize', value: '100' },
          ],
        },
        options: {
          timeout: 30_000,
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [
                  {
                    type: 'qs',
                    name: 'pageToken',
                    value: "={{ $response?.body?.nextPageToken ?? '' }}",
                  },
                ],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !$response?.body?.nextPageToken }}',
              limitPagesFetched: true,
              maxRequests: 100,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 20],
    },
    kept: {
      use: 'dataTable',
      name: { fr: 'Liens gardés', en: 'Links kept' },
      why: { fr: 'Colonnes en texte : file, name, until.', en: 'Text columns: file, name, until.' },
      with: { resource: 'row', operation: 'get', dataTableId: KEPT, returnAll: true },
      once: true,
      onError: 'continue',
      always: true,
    },
    due: {
      use: 'code',
      name: { fr: 'Les dix plus anciens', en: 'The ten oldest' },
      why: {
        fr: 'Cent questions d’un coup ne se lisent pas.',
        en: 'Nobody reads a hundred questions at once.',
      },
      with: allItems(
        inBoth(due, {
          fr: {
            close: CLOSE.fr,
            keep: KEEP.fr,
            since: ' (modifié le ',
            folder: ' [dossier]',
            unread: 'La liste des liens gardés ne se lit pas : certains sont peut-être ici.',
          },
          en: {
            close: CLOSE.en,
            keep: KEEP.en,
            since: ' (changed on ',
            folder: ' [folder]',
            unread: 'The list of links kept cannot be read: some may be here.',
          },
        }),
      ),
    },
    some: {
      use: 'if',
      name: { fr: 'Au moins un ?', en: 'At least one?' },
      why: { fr: 'Rien d’ouvert : pas de question.', en: 'Nothing open: no question.' },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Fermer ou garder ?', en: 'Close or keep?' },
      why: {
        fr: 'Un formulaire : ouvrir le courriel ne ferme rien.',
        en: 'A form: opening the email closes nothing.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('to'),
        toEmail: setting('to'),
        subject: {
          fr: '=Liens publics dans Drive : {{ $json.count }} à trancher, {{ $json.left }} ensuite',
          en: '=Public links in Drive: {{ $json.count }} to decide, {{ $json.left }} after that',
        },
        message: '={{ $json.list }}',
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: '={{ $json.form }}',
        options: answeredWithin(5, 'days'),
      },
      onError: 'output',
    },
    decide: {
      use: 'code',
      name: { fr: 'Lire les réponses', en: 'Read the answers' },
      why: {
        fr: 'Par le numéro : deux fichiers peuvent s’appeler pareil.',
        en: 'By number, as two files may share a name.',
      },
      with: allItems(inBoth(decide, { fr: { close: CLOSE.fr }, en: { close: CLOSE.en } })),
    },
    which: {
      use: 'switch',
      name: { fr: 'Fichier par fichier', en: 'File by file' },
      why: { fr: 'Le silence ne ferme rien.', en: 'Silence closes nothing.' },
      with: cases({
        close: text('={{ $json.what }}', 'equals', 'close'),
        keep: text('={{ $json.what }}', 'equals', 'keep'),
        silent: text('={{ $json.what }}', 'equals', 'silent'),
      }),
    },
    revoke: {
      use: 'httpRequest',
      name: { fr: 'Fermer le lien', en: 'Close the link' },
      why: {
        fr: 'Celui des personnes nommées demeure. Un dossier fermé ferme ce qu’il contient.',
        en: 'People who are named keep their access. A folder closed closes what is in it.',
      },
      with: {
        method: 'DELETE',
        url: `=${DRIVE}/{{ encodeURIComponent($json.file) }}/permissions/{{ encodeURIComponent($json.permission) }}`,
        ...ACCOUNT,
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 1, batchInterval: 300 } },
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
    },
    report: {
      use: 'code',
      name: { fr: 'Fermés ou non', en: 'Closed or not' },
      why: { fr: 'Ce qui a résisté vient d’abord.', en: 'What resisted comes first.' },
      with: allItems(
        inBoth(report, {
          fr: {
            closed: 'Fermés :',
            open: 'ENCORE OUVERTS, à fermer à la main :',
            left: 'À voir les mardis suivants : ',
          },
          en: {
            closed: 'Closed:',
            open: 'STILL OPEN, to be closed by hand:',
            left: 'For the next Tuesdays: ',
          },
        }),
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui est fermé', en: 'Say what is closed' },
      why: {
        fr: 'Un client se plaindra peut-être : on saura.',
        en: 'If a customer complains, one knows why.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: '=Liens publics : {{ $json.closed }} fermé(s), {{ $json.open }} encore ouvert(s)',
          en: '=Public links: {{ $json.closed }} closed, {{ $json.open }} still open',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 20],
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter ceux que l’on garde', en: 'Note those to keep' },
      why: {
        fr: 'Avec un terme : rien n’est gardé pour toujours.',
        en: 'With an end: nothing is kept for ever.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: KEPT,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'file', keyValue: '={{ $json.file }}' }] },
        columns: columns({
          file: '={{ $json.file }}',
          name: '={{ $json.name }}',
          until: '={{ $json.until }}',
        }),
        options: {},
      },
    },
    say: {
      use: 'slack',
      name: { fr: 'Dire ce qui reste ouvert', en: 'Say what stays open' },
      why: {
        fr: 'Question perdue, Drive muet : nul ne doit croire que c’est fermé.',
        en: 'Question lost, Drive silent: nobody should think it is closed.',
      },
      with: posted(
        { fr: '#informatique', en: '#it' },
        {
          fr: "={{ $json.what === 'silent' ? 'Liens publics de Drive, sans réponse, restés ouverts : ' + $json.names.join(', ') : $('due').isExecuted ? ':warning: La question sur les liens publics de Drive n’est pas partie : ils restent ouverts.' : ':warning: Drive illisible : aucun lien public n’a été contrôlé ce mardi.' }}",
          en: "={{ $json.what === 'silent' ? 'Public links of Drive without an answer, still open: ' + $json.names.join(', ') : $('due').isExecuted ? ':warning: The question about public links of Drive did not leave: they stay open.' : ':warning: Drive unreadable: no public link was checked this Tuesday.' }}",
        },
      ),
      retry: [3, 20],
    },
  },
  links: [
    'tuesday > settings > files > kept > due > some.yes > ask > decide > which.close > revoke > report > tell',
    'which.keep > note',
    'which.silent > say',
    'ask.error > say',
    'files.error > say',
  ],
  examples,
})
