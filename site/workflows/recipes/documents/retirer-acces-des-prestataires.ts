import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { page } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { ENDED, GROUP, OUTCOME, STEP } from './retirer-acces-des-prestataires.code.ts'
import { ANSWER, ASKED, DONE, EXTENDED, TOLD } from './retirer-acces-des-prestataires.params.ts'
import { examples } from './retirer-acces-des-prestataires.examples.ts'

const SHEET = { documentId: byId(setting('sheet')), sheetName: byName('Missions') }
const changed = (values: Readonly<Record<string, string>>): Params => ({
  operation: 'update',
  ...SHEET,
  columns: columns({ contractor: "={{ $('step').first().json.contractor }}", ...values }, [
    'contractor',
  ]),
  options: {},
})

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 55,
  published: '2026-11-28',
  fr: {
    title: 'Retirer l’accès aux documents quand une mission finit',
    problem:
      'Graphiste, cabinet, intérimaire : on leur a ouvert un dossier Drive, la mission est finie depuis l’hiver, et l’accès dure. Personne ne sait ce qu’ils peuvent encore ouvrir.',
    outcome:
      'Chaque lundi, pour toute mission finie et non close du tableau, les fichiers et dossiers où l’adresse du prestataire figure sont relevés. Son responsable reçoit la liste et une page : retirer tout, ou prolonger jusqu’à une date. Sa réponse retire les accès nominatifs et clôt la mission.',
    avoid:
      'Seuls les fichiers que le compte relié peut partager sont vus, et seulement les partages à cette adresse : ni groupes, ni liens publics, ni disques partagés. Un salarié qui part relève d’une autre procédure.',
    approval:
      'Le responsable décide, en pressant un bouton. Sans réponse, l’accès reste et la question revient le lundi suivant.',
    failure:
      'Un retrait refusé est nommé et la mission reste ouverte. Tableau ou Drive muets, date de fin illisible, courriel refusé : l’administrateur le lit. Lien d’une autre mission, date passée : la page le dit, rien ne change. Un prestataire sans fichier ne donne aucun courriel.',
  },
  en: {
    title: 'Withdraw access to documents when a mission ends',
    problem:
      'Designer, consultants, temp: a Drive folder was opened to them, the mission has been over since winter, and access goes on. Nobody knows what they can still open.',
    outcome:
      'Every Monday, for each mission in the sheet that is over and not closed, files and folders on which the contractor’s address stands are collected. Their manager gets the list and a page: withdraw all, or extend to a date. The answer withdraws access by name and closes the mission.',
    avoid:
      'Only files that the connected account may share are seen, and only shares to that address: no groups, no public links, no shared drives. An employee who leaves is another procedure.',
    approval:
      'The manager decides, by pressing a button. Without an answer access stays and the question returns next Monday.',
    failure:
      'A withdrawal refused is named, and the mission stays open. Sheet or Drive silent, an unreadable end, email refused: the administrator reads it. Another mission’s link, a day gone by: the page says so, nothing changes. A contractor without files causes no email.',
  },
  nodes: {
    week: {
      use: 'scheduleTrigger',
      name: { fr: 'Le lundi, 8 h', en: 'Mondays, 8 am' },
      why: { fr: 'La semaine qui suit la fin.', en: 'The week after the end.' },
      with: at('0 8 * * 1'),
    },
    answer: {
      use: 'formTrigger',
      name: { fr: 'Réponse du responsable', en: 'The manager’s answer' },
      why: {
        fr: 'Ouvrir la page ne retire rien.',
        en: 'Opening the page withdraws nothing.',
      },
      with: ANSWER,
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Un lien fait avec votre phrase ne se devine pas : écrivez la vôtre.',
        en: 'Nobody can guess a link made with your phrase: write your own.',
      },
      with: fields({
        phrase: { fr: 'une phrase à vous', en: 'a phrase of your own' },
        form: 'https://n8n.votre-entreprise.example/form/mission-end',
        sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
        admin: 'informatique@votre-entreprise.example',
        stays: {
          fr: "={{ $json.choice === 'La mission continue' ? 'stays' : '' }}",
          en: "={{ $json.choice === 'The mission goes on' ? 'stays' : '' }}",
        },
      }),
    },
    missions: {
      use: 'googleSheets',
      name: { fr: 'Lire les missions', en: 'Read the missions' },
      why: {
        fr: 'Colonnes en texte : contractor (une ligne par adresse), company, manager, ends_on (AAAA-MM-JJ), closed_on.',
        en: 'Text columns: contractor (one row an address), company, manager, ends_on (YYYY-MM-DD), closed_on.',
      },
      with: { operation: 'read', ...SHEET, options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    ended: {
      use: 'code',
      name: { fr: 'Finies, non closes', en: 'Over, not closed' },
      why: {
        fr: 'Sans responsable, l’administrateur est interrogé.',
        en: 'Without a manager the administrator is asked.',
      },
      with: allItems(ENDED),
    },
    known: {
      use: 'switch',
      name: { fr: 'Une mission ?', en: 'A mission?' },
      why: {
        fr: 'Tableau muet ou mission close : on s’arrête ici.',
        en: 'Silent sheet or closed mission: it ends here.',
      },
      with: cases({
        stop: text("={{ $json.step ?? '' }}", 'equals', 'stop'),
        tell: text("={{ $json.step ?? '' }}", 'equals', 'tell'),
      }),
    },
    key: {
      use: 'crypto',
      name: { fr: 'Clé de la mission', en: 'Key of the mission' },
      why: {
        fr: 'Adresse et date de fin : prolongée, la mission change de clé.',
        en: 'Address and end: an extended mission has another key.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value:
          "={{ $('settings').first().json.phrase + ':' + $json.contractor + ':' + $json.ends_on }}",
        dataPropertyName: 'key',
        encoding: 'hex',
      },
    },
    step: {
      use: 'code',
      name: { fr: 'Chercher ou prolonger', en: 'Look or extend' },
      why: {
        fr: 'La clé reçue doit être celle que l’on recalcule.',
        en: 'The key received has to be the one computed again.',
      },
      with: allItems(STEP),
    },
    next: {
      use: 'switch',
      name: { fr: 'Quelle suite ?', en: 'What next?' },
      why: {
        fr: 'Une réponse douteuse n’atteint ni Drive ni le tableau.',
        en: 'A doubtful answer reaches neither Drive nor the sheet.',
      },
      with: cases({
        look: text('={{ $json.step }}', 'equals', 'look'),
        extend: text('={{ $json.step }}', 'equals', 'extend'),
      }),
    },
    shared: {
      use: 'googleDrive',
      name: { fr: 'Chercher son adresse', en: 'Look for the address' },
      why: {
        fr: 'Lecteur, commentateur ou éditeur, à l’instant même.',
        en: 'As reader, commenter or editor, at this moment.',
      },
      with: {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString:
          "=('{{ $json.contractor }}' in readers or '{{ $json.contractor }}' in writers) and trashed = false",
        returnAll: true,
        filter: {},
        options: { fields: ['*'] },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    group: {
      use: 'code',
      name: { fr: 'Mission par mission', en: 'Mission by mission' },
      why: {
        fr: 'Les dossiers d’abord : leurs fichiers suivent.',
        en: 'Folders first, as their files follow.',
      },
      with: allItems(GROUP),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Demander ou retirer', en: 'Ask or withdraw' },
      why: {
        fr: 'Le lundi demande, la réponse retire.',
        en: 'Mondays ask, the answer withdraws.',
      },
      with: cases({
        ask: text('={{ $json.kind }}', 'equals', 'ask'),
        close: text('={{ $json.kind }}', 'equals', 'close'),
        clean: text('={{ $json.kind }}', 'equals', 'clean'),
        stop: text('={{ $json.kind }}', 'equals', 'stop'),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Le nom, le droit et l’adresse de chaque document.',
        en: 'Name, right and address of each document.',
      },
      with: ASKED,
      onError: 'output',
      retry: [2, 5],
    },
    close: {
      use: 'httpRequest',
      name: { fr: 'Retirer l’accès', en: 'Withdraw access' },
      why: {
        fr: 'Cette adresse seule. Droit OAuth drive.',
        en: 'This address alone. OAuth scope drive.',
      },
      with: {
        method: 'DELETE',
        url: '=https://www.googleapis.com/drive/v3/files/{{ $json.id }}/permissions/{{ $json.permission }}?supportsAllDrives=true',
        authentication: 'genericCredentialType',
        genericAuthType: 'oAuth2Api',
        options: {
          timeout: 20_000,
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    outcome: {
      use: 'code',
      name: { fr: 'Compter les refus', en: 'Count refusals' },
      why: {
        fr: 'Un fichier disparu avec son dossier n’en est pas un.',
        en: 'A file gone with its folder is none.',
      },
      with: allItems(OUTCOME),
    },
    whole: {
      use: 'if',
      name: { fr: 'Tout est retiré ?', en: 'All withdrawn?' },
      why: {
        fr: 'Sinon la mission revient le lundi.',
        en: 'If not, the mission returns on Monday.',
      },
      with: all(amount('={{ $json.refused }}', 'equals', 0)),
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Clore la mission', en: 'Close the mission' },
      why: {
        fr: 'En dernier. Refusée, la ligne reste et la question revient.',
        en: 'Last of all. If refused, the row stays and the question returns.',
      },
      with: changed({ closed_on: '={{ $now.toISODate() }}' }),
      onError: 'continue',
      retry: [3, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Dire ce qui est retiré', en: 'Say what was withdrawn' },
      why: { fr: 'Document par document.', en: 'Document by document.' },
      with: DONE,
    },
    extend: {
      use: 'googleSheets',
      name: { fr: 'Noter la nouvelle fin', en: 'Note the new end' },
      why: {
        fr: 'La question se repose ce jour-là passé.',
        en: 'The question returns once that day has passed.',
      },
      with: changed({ ends_on: '={{ $json.until }}' }),
      onError: 'continue',
      retry: [3, 5],
    },
    extended: {
      use: 'form',
      name: { fr: 'Dire la prolongation', en: 'Say the extension' },
      why: { fr: 'Ou qu’elle n’est pas notée.', en: 'Or that it was not noted.' },
      with: EXTENDED,
    },
    stop: {
      use: 'form',
      name: { fr: 'Rien de changé', en: 'Nothing changed' },
      why: { fr: 'Avec la raison.', en: 'With the reason.' },
      with: page(
        { fr: 'Aucun accès retiré', en: 'No access withdrawn' },
        "={{ $json.text.replace(/&/g, '&amp;').replace(/</g, '&lt;') }}",
      ),
    },
    troubles: {
      use: 'aggregate',
      name: { fr: 'Ce qui a manqué', en: 'What went missing' },
      why: { fr: 'Un courriel, pas dix.', en: 'One email, not ten.' },
      with: allIn('rows'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir l’administrateur', en: 'Tell the administrator' },
      why: {
        fr: 'Un lundi muet passerait pour un lundi sans mission finie.',
        en: 'A silent Monday would pass for one with no mission over.',
      },
      with: TOLD,
      retry: [3, 5],
    },
  },
  links: [
    'week > settings > missions > ended > known.other > key > step > next.look > shared > group > kind.ask > ask',
    'answer > settings',
    'known.stop > stop',
    'known.tell > troubles > tell',
    'next.extend > extend > extended',
    'next.other > stop',
    'kind.close > close > outcome > whole.yes > mark > done',
    'whole.no > done',
    'kind.clean > mark',
    'kind.stop > stop',
    'kind.other > troubles',
    'ask.error > troubles',
  ],
  examples,
  related: ['fermer-acces-des-partants', 'accorder-acces-pour-une-duree'],
})
