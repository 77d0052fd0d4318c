import { allItems } from '../../fragments/code.ts'
import { cases, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './controler-dossier-avant-depot.code.ts'
import { examples } from './controler-dossier-avant-depot.examples.ts'

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler un dossier d’appel d’offres avant l’heure limite',
    problem:
      'Dépôt vendredi à midi. À onze heures cinquante, la plateforme refuse un nom de fichier accentué, l’acte d’engagement est là en deux versions, et le mémoire pèse 0 octet.',
    outcome:
      'À l’ouverture du dossier, puis vingt-quatre heures avant l’heure limite, son contenu est comparé à votre liste de pièces : manquantes, en double, vides, mal nommées, au mauvais format, trop lourdes ensemble. Un courriel les énumère. S’il reste un défaut dans les vingt-quatre dernières heures, un SMS part aussi.',
    avoid:
      'Le contenu n’est pas lu : une attestation périmée ou une signature oubliée ne se voit pas. La liste et les limites viennent du règlement de chaque consultation ; recopiez-les à chaque fois.',
    approval:
      'Rien n’est renommé ni déposé. La personne qui répond corrige le dossier et dépose elle-même, assez tôt pour un second essai.',
    failure:
      'Dossier ou liste illisible : c’est un défaut comme un autre, écrit dans le courriel. Un courriel refusé n’arrête ni le second contrôle ni le SMS. Lancer deux fois le formulaire double les messages, rien d’autre.',
  },
  en: {
    title: 'Check a tender file before the deadline',
    problem:
      'Due on Friday at noon. At ten to twelve the platform refuses a file name with an accent, the signed form is there in two versions, and the technical note weighs 0 bytes.',
    outcome:
      'As soon as the folder is opened, and again twenty-four hours before the deadline, its content is held against your list of papers: missing, double, empty, badly named, of the wrong format, too heavy together. An email lists them. If a fault is left in the last twenty-four hours, a text message goes too.',
    avoid:
      'Content is not read: a certificate out of date or a missing signature does not show. List and limits come from the rules of each tender; copy them every time.',
    approval:
      'Nothing is renamed or submitted. Whoever answers mends the folder and submits in person, early enough for a second try.',
    failure:
      'Folder or list unreadable: that is a fault like any other, written in the email. A refused email stops neither the second check nor the text message. Sending the form twice doubles the messages and nothing else.',
  },
  nodes: {
    opened: {
      use: 'formTrigger',
      name: { fr: 'Dossier ouvert', en: 'Folder opened' },
      why: {
        fr: 'Dès le premier jour : le contrôle final se programme seul.',
        en: 'From the first day, as the last check then plans itself.',
      },
      with: form({ fr: 'Appel d’offres à contrôler', en: 'Tender to check' }, [
        field('name', { fr: 'Consultation, comme dans Grist', en: 'Tender, as in Grist' }),
        field('folder', { fr: 'Dossier Nextcloud', en: 'Nextcloud folder' }),
        field('day', { fr: 'Date limite', en: 'Last day' }, { type: 'date' }),
        field('hour', { fr: 'Heure limite (12:00)', en: 'Last hour (12:00)' }),
      ]),
    },
    settings: {
      use: 'set',
      name: { fr: 'Limites de la plateforme', en: 'The platform’s limits' },
      why: {
        fr: '« 9h » et « 9:00 » se lisent ; une heure illisible vaut midi.',
        en: 'Both “9h” and “9:00” are read; an illegible hour means noon.',
      },
      with: fields({
        deadline:
          "={{ DateTime.fromISO($json.day.slice(0, 10) + 'T' + (/^([01]?\\d|2[0-3])\\s*[h:]\\s*([0-5]\\d)?$/i.test(String($json.hour).trim()) ? String($json.hour).toLowerCase().split(/[h:]/).map((one) => one.trim().padStart(2, '0')).join(':') : '12:00')).toISO() }}",
        most_mb: 150,
        longest: 80,
        formats: 'pdf,xlsx,docx,zip',
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        to: 'marches@votre-entreprise.example',
        sender: '+33600000000',
        phone: '+33600000001',
      }),
    },
    needs: {
      use: 'grist',
      name: { fr: 'Pièces demandées', en: 'Papers asked for' },
      why: {
        fr: 'Table Papers : tender, label, et word, un mot entier du nom du fichier.',
        en: 'Table Papers: tender, label, and word, a whole word of the file’s name.',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Papers',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    list: {
      use: 'nextcloud',
      name: { fr: 'Lister le dossier', en: 'List the folder' },
      why: {
        fr: 'Relu à chaque contrôle : on y travaille jusqu’au bout.',
        en: 'Read at each check, as people work in it to the end.',
      },
      with: { resource: 'folder', operation: 'list', path: setting('folder') },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    check: {
      use: 'code',
      name: { fr: 'Comparer à la liste', en: 'Hold against the list' },
      why: {
        fr: 'Deux versions d’une pièce valent une pièce manquante.',
        en: 'Two versions of one paper are as bad as none.',
      },
      with: allItems(CHECK),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Envoyer le bilan', en: 'Send the summary' },
      why: {
        fr: 'Même sans défaut : on sait que le contrôle a eu lieu.',
        en: 'Even without faults, to show that the check took place.',
      },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        {
          fr: "={{ $('settings').first().json.name }} : {{ $json.count === 0 ? 'dossier complet' : 'défauts, ' + $json.count }}",
          en: "={{ $('settings').first().json.name }}: {{ $json.count === 0 ? 'file complete' : 'faults, ' + $json.count }}",
        },
        '={{ $json.text }}',
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    next: {
      use: 'switch',
      name: { fr: 'Attendre, alerter, finir', en: 'Wait, alert, finish' },
      why: {
        fr: 'Un défaut à dix jours du dépôt ne mérite pas un SMS.',
        en: 'A fault ten days ahead deserves no text message.',
      },
      with: cases({
        wait: isTrue("={{ $runIndex === 0 && $('check').first().json.remaining >= 24 }}"),
        alert: isTrue("={{ $('check').first().json.count > 0 }}"),
      }),
    },
    pause: {
      use: 'wait',
      name: { fr: 'Jusqu’à la veille', en: 'Until the day before' },
      why: {
        fr: 'Une journée suffit à refaire une pièce, une heure non.',
        en: 'A day is enough to redo a paper, an hour is not.',
      },
      with: {
        resume: 'specificTime',
        dateTime:
          "={{ DateTime.fromISO($('settings').first().json.deadline).minus({ hours: 24 }).toISO() }}",
      },
    },
    alert: {
      use: 'twilio',
      name: { fr: 'SMS à qui dépose', en: 'Text whoever submits' },
      why: {
        fr: 'La veille, un courriel se lit trop tard.',
        en: 'The day before, an email is read too late.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('sender'),
        to: setting('phone'),
        message: {
          fr: "={{ $('settings').first().json.name }} : {{ $('check').first().json.count }} défaut(s) dans le dossier. {{ $('check').first().json.faults[0] }}",
          en: "={{ $('settings').first().json.name }}: {{ $('check').first().json.count }} fault(s) in the file. {{ $('check').first().json.faults[0] }}",
        },
        options: {},
      },
      retry: [3, 5],
    },
  },
  links: [
    'opened > settings > needs > list > check > tell > next.wait > pause > list',
    'next.alert > alert',
  ],
  examples,
})
