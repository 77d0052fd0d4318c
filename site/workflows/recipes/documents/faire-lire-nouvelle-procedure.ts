import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { LATE, READERS, READING } from './faire-lire-nouvelle-procedure.code.ts'
import {
  changed,
  CONFIRMED,
  kept,
  letter,
  PUBLISHED,
  STARTS,
  rowsOf,
  FORWARDED,
  ANSWERED,
  UNKNOWN,
  LISTED,
  WARNED,
  RECORDED,
} from './faire-lire-nouvelle-procedure.params.ts'
import { examples } from './faire-lire-nouvelle-procedure.examples.ts'

const KEYED = "$('key').item.json"

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Faire lire une nouvelle procédure et savoir qui l’a lue',
    problem:
      'La consigne de mise hors tension a changé en mars. Elle est partie en pièce jointe à « tous » ; à l’audit, on demande qui l’a lue, et la seule réponse est une liste d’adresses.',
    outcome:
      'Chaque personne de l’équipe reçoit l’adresse du document et un lien à elle. Elle confirme sa lecture ou pose une question, qui part à la qualité. Deux rappels suivent l’échéance, puis la qualité reçoit chaque lundi la liste de ceux qui restent. Grist garde qui, quelle version, quel jour.',
    avoid:
      'Confirmer n’est pas savoir faire : un geste dangereux se montre et s’évalue. Un outil documentaire qui recueille déjà les lectures rend ce flux inutile.',
    approval:
      'La qualité publie et répond aux questions. Rien ici ne sanctionne un retard ; dites d’avance aux équipes ce qui est noté, et combien de temps vous le gardez.',
    failure:
      'Un envoi refusé n’est pas noté comme parti : publier de nouveau la même version n’écrit qu’aux oubliés. Grist muet, équipe vide, rappel refusé : la qualité reçoit la cause. Une lecture non enregistrée le dit à l’écran.',
  },
  en: {
    title: 'Have a new procedure read, and know who has read it',
    problem:
      'The procedure for cutting the power changed in March. It went as an attachment to “all”; at the audit somebody asks who has read it, and the only answer is a list of addresses.',
    outcome:
      'Everybody in the team gets the document’s address and a link of their own. They confirm having read it or put a question, which goes to quality. Two reminders follow the due day, then quality gets the list of those left every Monday. Grist keeps who, which version and which day.',
    avoid:
      'To confirm is not to be able: a dangerous task is shown and assessed. A document system that already collects readings makes this superfluous.',
    approval:
      'Quality publishes and answers questions. Nothing here punishes being late; tell teams beforehand what is noted, and how long you keep it.',
    failure:
      'A refused email is not noted as sent: publishing the same version again writes to none but those left out. Grist silent, team empty, reminder refused: quality gets the cause. A reading that was not recorded says so on screen.',
  },
  nodes: {
    publish: {
      use: 'formTrigger',
      name: { fr: 'Procédure à diffuser', en: 'Procedure to send out' },
      why: {
        fr: 'Titre et version font l’identité du document.',
        en: 'Title and version are the document’s identity.',
      },
      with: PUBLISHED,
    },
    read: {
      use: 'formTrigger',
      name: { fr: 'Lecture confirmée', en: 'Reading confirmed' },
      why: {
        fr: 'Un antivirus ouvre un lien, il ne choisit pas.',
        en: 'Mail scanners open links, they do not choose.',
      },
      with: CONFIRMED,
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin de semaine', en: 'Every weekday morning' },
      why: { fr: 'En jours de calendrier.', en: 'In calendar days.' },
      with: at('0 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'La phrase empêche de deviner les liens : changez-la.',
        en: 'The phrase keeps links from being guessed: change it.',
      },
      with: fields({
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        form: 'https://n8n.votre-entreprise.example/form/reading',
        quality: 'qualite@votre-entreprise.example',
        phrase: { fr: 'une phrase à vous', en: 'a phrase of your own' },
        verdict: {
          fr: "={{ $json.state === 'J’ai lu' ? 'read' : 'question' }}",
          en: "={{ $json.state === 'I have read it' ? 'read' : 'question' }}",
        },
      }),
    },
    rows: {
      use: 'grist',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Table Readings, jours en texte, AAAA-MM-JJ.',
        en: 'Table Readings, days as text, YYYY-MM-DD.',
      },
      with: rowsOf('Readings'),
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    which: {
      use: 'switch',
      name: { fr: 'Diffuser, lire ou relancer', en: 'Send out, read or remind' },
      why: {
        fr: 'Trois départs, un seul registre.',
        en: 'Three starts, one register.',
      },
      with: STARTS,
    },
    people: {
      use: 'grist',
      name: { fr: 'Lire l’équipe', en: 'Read the team' },
      why: {
        fr: 'Table People : name, email, team.',
        en: 'Table People: name, email, team.',
      },
      with: rowsOf('People'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    readers: {
      use: 'code',
      name: { fr: 'Qui doit lire', en: 'Who has to read' },
      why: {
        fr: 'Sans ceux qui ont déjà reçu cette version.',
        en: 'Without those who got this version already.',
      },
      with: allItems(READERS),
      onError: 'output',
    },
    key: {
      use: 'crypto',
      name: { fr: 'Clé de chacun', en: 'Everybody’s key' },
      why: {
        fr: 'Personne ne confirme pour un autre.',
        en: 'Nobody confirms for somebody else.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value:
          "={{ $('settings').first().json.phrase + ':' + $json.email + ':' + $json.title.toLowerCase() + ':' + $json.version.toLowerCase() }}",
        dataPropertyName: 'key',
        encoding: 'hex',
      },
    },
    record: {
      use: 'grist',
      name: { fr: 'Inscrire la lecture due', en: 'Enter the reading due' },
      why: {
        fr: 'Avant l’envoi : le lien cherche sa ligne.',
        en: 'First, since the link needs its row.',
      },
      with: RECORDED,
      onError: 'output',
      retry: [2, 3],
    },
    invite: {
      use: 'emailSend',
      name: { fr: 'Demander de lire', en: 'Ask to read' },
      why: {
        fr: 'Le document, puis la confirmation.',
        en: 'The document, then the confirmation.',
      },
      with: letter(KEYED, { fr: 'À lire :', en: 'To be read:' }),
      onError: 'output',
      retry: [2, 5],
    },
    sent: {
      use: 'grist',
      name: { fr: 'Noter l’envoi', en: 'Note that it left' },
      why: {
        fr: 'Après, jamais avant.',
        en: 'After it, never before.',
      },
      with: kept(`={{ ${KEYED}.key }}`, { sent_on: '={{ $now.toISODate() }}' }),
      onError: 'output',
      retry: [3, 3],
    },
    reading: {
      use: 'code',
      name: { fr: 'Retrouver la ligne', en: 'Find the row' },
      why: {
        fr: 'Le premier jour de lecture reste.',
        en: 'The first day of reading stays.',
      },
      with: allItems(READING),
    },
    state: {
      use: 'switch',
      name: { fr: 'Lu, question, inconnu', en: 'Read, question, unknown' },
      why: {
        fr: 'Une question n’est pas une lecture.',
        en: 'A question is no reading.',
      },
      with: cases({
        read: text('={{ $json.state }}', 'equals', 'read'),
        question: text('={{ $json.state }}', 'equals', 'question'),
      }),
    },
    confirm: {
      use: 'grist',
      name: { fr: 'Noter la lecture', en: 'Note the reading' },
      why: {
        fr: 'Le jour et la version, rien de plus.',
        en: 'Day and version, nothing more.',
      },
      with: changed('={{ $json.id }}', { read_on: '={{ $json.read_on }}' }),
      onError: 'continue',
      retry: [2, 3],
    },
    forward: {
      use: 'emailSend',
      name: { fr: 'Transmettre la question', en: 'Pass the question on' },
      why: {
        fr: 'Quelqu’un y répond.',
        en: 'A person answers it.',
      },
      with: FORWARDED,
      onError: 'continue',
      retry: [2, 3],
    },
    answered: {
      use: 'form',
      name: { fr: 'Dire ce qui est noté', en: 'Say what was noted' },
      why: {
        fr: 'Une panne se voit à l’écran.',
        en: 'A fault shows on screen.',
      },
      with: ANSWERED,
    },
    unknown: {
      use: 'form',
      name: { fr: 'Lien inconnu', en: 'Unknown link' },
      why: {
        fr: 'Lien coupé par la messagerie, ou registre muet.',
        en: 'A link cut short by a mail program, or a silent register.',
      },
      with: UNKNOWN,
    },
    late: {
      use: 'code',
      name: { fr: 'Qui est en retard', en: 'Who is late' },
      why: {
        fr: 'Le lendemain, trois jours après ce rappel, puis le lundi ; jamais une version remplacée.',
        en: 'The day after, three days after that reminder, then Mondays; never a version replaced.',
      },
      with: allItems(LATE),
      onError: 'output',
    },
    next: {
      use: 'switch',
      name: { fr: 'Rappel ou personne ?', en: 'Reminder or person?' },
      why: {
        fr: 'Un troisième courriel ne se lit pas plus.',
        en: 'A third email is read no more.',
      },
      with: cases({ remind: text('={{ $json.next }}', 'equals', 'remind') }),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Rappeler', en: 'Remind' },
      why: {
        fr: 'Avec le même lien.',
        en: 'With the same link.',
      },
      with: letter('$json', { fr: 'Rappel, à lire :', en: 'Reminder, to be read:' }),
      onError: 'output',
      retry: [2, 5],
    },
    counted: {
      use: 'grist',
      name: { fr: 'Compter le rappel', en: 'Count the reminder' },
      why: { fr: 'Après l’envoi.', en: 'After sending.' },
      with: changed("={{ $('next').item.json.id }}", {
        reminders: "={{ $('next').item.json.reminders + 1 }}",
        reminded_on: '={{ $now.toISODate() }}',
      }),
      onError: 'output',
      retry: [3, 3],
    },
    together: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'A single list' },
      why: {
        fr: 'Dix retards font un courriel.',
        en: 'Ten late readers make one email.',
      },
      with: allIn('rows'),
    },
    list: {
      use: 'emailSend',
      name: { fr: 'Remettre la liste', en: 'Hand over the list' },
      why: {
        fr: 'Absence ou désaccord : cela se demande.',
        en: 'Absence or disagreement: that takes asking.',
      },
      with: LISTED,
      retry: [3, 5],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir la qualité', en: 'Tell quality' },
      why: {
        fr: 'Avec la première cause.',
        en: 'With the first cause.',
      },
      with: WARNED,
      once: true,
    },
  },
  links: [
    'publish > settings > rows > which.publish > people > readers > key > record > invite > sent',
    'read > settings',
    'morning > settings',
    'which.read > reading > state.read > confirm > answered',
    'state.question > forward > answered',
    'state.other > unknown',
    'which.other > late > next.remind > remind > counted',
    'next.other > together > list',
    'readers.error > warn',
    'record.error > warn',
    'invite.error > warn',
    'sent.error > warn',
    'late.error > warn',
    'remind.error > warn',
    'counted.error > warn',
  ],
  examples,
})
