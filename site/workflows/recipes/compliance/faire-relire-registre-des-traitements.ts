import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { ANSWER, ASKED, FORM, LOST, pick } from './faire-relire-registre-des-traitements.code.ts'
import { examples } from './faire-relire-registre-des-traitements.examples.ts'

const TABLE: Params = {
  resource: 'record',
  base: byId(setting('base')),
  table: byId(setting('table')),
}
const changed = (values: Readonly<Record<string, string>>): Params => ({
  ...TABLE,
  operation: 'update',
  columns: columns(values, ['id']),
  options: {},
})
const TO_OFFICER = { from: setting('officer'), to: setting('officer') }

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Faire relire chaque fiche du registre des traitements',
    problem:
      'Le registre des traitements (article 30 du RGPD) date de 2019. Depuis, les RH ont changé de logiciel, le marketing a un nouveau prestataire, et la fiche « badgeuse » décrit un appareil jeté. Le jour du contrôle, le registre raconte une autre entreprise.',
    outcome:
      'Le 1er du mois, chaque responsable reçoit un seul courriel : ses fiches non relues depuis douze mois, un lien pour chacune. « Rien n’a changé » date la fiche ; un changement ou une fin part chez le délégué, avec les mots du responsable. Sans réponse, il est relancé chaque mois ; après soixante jours, le délégué l’apprend.',
    avoid:
      'Dix fiches et deux responsables : une réunion par an suffit. Le flux fait relire ce qui est au registre ; un traitement non déclaré lui échappe.',
    approval:
      'Le responsable affirme, le délégué corrige : le flux ne récrit aucun texte du registre. Le délégué date ensuite « reviewed » et vide « state », ou y écrit « stopped ».',
    failure:
      'Airtable muet : le délégué ou l’écran l’apprend. Courriel refusé : le délégué reçoit l’adresse, et la fiche n’est pas comptée comme demandée. Un lien ouvert par un antivirus ne change rien : il faut envoyer le formulaire.',
  },
  en: {
    title: 'Have every sheet of the processing register read again',
    problem:
      'The register of processing (GDPR, Article 30) dates from 2019. Since then HR changed software, marketing has a new contractor, and the sheet “time clock” describes a device long thrown away. On the day of an inspection the register tells of another company.',
    outcome:
      'On the 1st, each owner gets one email: their sheets not read for twelve months, a link for each. “Nothing changed” dates the sheet; a change or an end goes to the data protection officer in the owner’s words. Unanswered, the email returns each month; after sixty days the officer is told.',
    avoid:
      'Ten sheets and two owners: one meeting a year will do. The flow has what is registered read again; undeclared processing escapes it.',
    approval:
      'The owner states, the officer corrects: the flow rewrites none of the register’s text. The officer then dates “reviewed” and empties “state”, or writes “stopped” there.',
    failure:
      'Airtable silent: the officer or the screen is told. An email refused: the officer gets the address, and the sheet does not count as asked for. A link opened by a virus scanner changes nothing: the form has to be sent.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er du mois', en: 'On the 1st' },
      why: { fr: 'Un rythme que l’on retient.', en: 'A rhythm that one remembers.' },
      with: at('0 8 1 * *'),
    },
    answer: {
      use: 'formTrigger',
      name: { fr: 'Réponse du responsable', en: 'The owner’s answer' },
      why: {
        fr: 'Le numéro de la fiche vient du lien.',
        en: 'The sheet’s number comes with the link.',
      },
      with: FORM,
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre registre', en: 'Your register' },
      why: {
        fr: 'Le rythme est le vôtre : douze mois, et soixante jours de patience.',
        en: 'The rhythm is yours: twelve months, and sixty days of patience.',
      },
      with: fields({
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        officer: 'dpo@votre-entreprise.example',
        link: 'https://n8n.votre-entreprise.example/form/register',
        months: 12,
        late: 60,
      }),
    },
    start: {
      use: 'switch',
      name: { fr: 'Campagne ou réponse ?', en: 'Round or answer?' },
      why: {
        fr: 'Un lien sans numéro n’est d’aucune fiche.',
        en: 'A link without a number is of no sheet.',
      },
      with: cases({
        answer: text("={{ $json.k ?? '' }}", 'regex', '^rec[A-Za-z0-9]{14}$'),
        broken: isFilled("={{ $json.formMode ?? '' }}"),
      }),
    },
    rows: {
      use: 'airtable',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Colonnes name, purpose, data, recipients, retention, owner, reviewed, reviewed_by, asked et state.',
        en: 'Columns name, purpose, data, recipients, retention, owner, reviewed, reviewed_by, asked and state.',
      },
      with: {
        ...TABLE,
        operation: 'search',
        filterByFormula: "NOT({name} = '')",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    pick: {
      use: 'code',
      name: { fr: 'Qui relit quoi', en: 'Who reads what' },
      why: {
        fr: 'Un courriel par personne : quatre fiches n’en font pas quatre.',
        en: 'One email a person: four sheets do not make four.',
      },
      with: allItems(
        inBoth(pick, {
          fr: {
            purpose: 'But : ',
            data: 'Données : ',
            recipients: 'Destinataires : ',
            retention: 'Conservation : ',
            never: 'jamais relue',
            since: 'relue le ',
            silent: ' : demandée depuis le ',
            orphan: ' : aucun responsable joignable',
            changed: ' : changement annoncé, fiche à corriger',
            unread: 'Le registre ne se lit pas : ',
            empty: 'aucune fiche',
          },
          en: {
            purpose: 'Purpose: ',
            data: 'Data: ',
            recipients: 'Recipients: ',
            retention: 'Kept for: ',
            never: 'never reviewed',
            since: 'reviewed on ',
            silent: ': asked for since ',
            orphan: ': no owner to be reached',
            changed: ': change announced, sheet to be corrected',
            unread: 'The register cannot be read: ',
            empty: 'no sheet',
          },
        }),
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Responsable ou délégué', en: 'Owner or officer' },
      why: {
        fr: 'Le délégué ne reçoit que ce qui traîne.',
        en: 'The officer gets only what lags behind.',
      },
      with: cases({
        ask: text('={{ $json.kind }}', 'equals', 'ask'),
        officer: text('={{ $json.kind }}', 'equals', 'officer'),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au responsable', en: 'Ask the owner' },
      why: {
        fr: 'La fiche est dans le courriel : on relit ce que l’on voit.',
        en: 'The sheet is in the email: one reads what one sees.',
      },
      with: mailed(
        { from: setting('officer'), to: '={{ $json.owner }}' },
        {
          fr: '=Registre : {{ $json.count }} fiche(s) à relire',
          en: '=Register: {{ $json.count }} sheet(s) to read again',
        },
        '={{ $json.text }}',
      ),
      // No second try: it would write to everybody again.
      onError: 'continue',
    },
    asked: {
      use: 'code',
      name: { fr: 'Fiches demandées', en: 'Sheets asked for' },
      why: {
        fr: 'Le jour de la première demande : c’est de là que court la patience.',
        en: 'The day first asked: patience runs from there.',
      },
      with: allItems(ASKED),
    },
    date: {
      use: 'airtable',
      name: { fr: 'Dater la demande', en: 'Date the request' },
      why: { fr: 'Après le courriel.', en: 'After the email.' },
      with: changed({ id: '={{ $json.id }}', asked: '={{ $json.asked }}' }),
      onError: 'output',
      retry: [2, 5],
    },
    lost: {
      use: 'code',
      name: { fr: 'Courriels perdus', en: 'Emails lost' },
      why: {
        fr: 'Un responsable parti n’a plus d’adresse.',
        en: 'An owner who left has no address.',
      },
      with: allItems(LOST),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au délégué', en: 'Write to the officer' },
      why: {
        fr: 'Lui sait qui a repris le dossier.',
        en: 'They know who took over.',
      },
      with: mailed(
        TO_OFFICER,
        {
          fr: 'Registre des traitements : ce qui traîne',
          en: 'Processing register: what lags behind',
        },
        {
          fr: "={{ $json.lost ? 'Courriel refusé par : ' + $json.lost.join(', ') : $json.lines ? $json.lines.join('\\n') : 'Demandes envoyées, mais non datées : les soixante jours ne courent pas.' }}",
          en: "={{ $json.lost ? 'Email refused by: ' + $json.lost.join(', ') : $json.lines ? $json.lines.join('\\n') : 'Requests sent, but not dated: the sixty days do not run.' }}",
        },
      ),
      once: true,
      retry: [3, 30],
    },
    one: {
      use: 'airtable',
      name: { fr: 'Retrouver la fiche', en: 'Find the sheet' },
      why: { fr: 'Elle existe encore ?', en: 'Is it still there?' },
      with: { ...TABLE, operation: 'get', id: '={{ $json.k }}', options: {} },
      onError: 'output',
      retry: [2, 3],
    },
    read: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: { fr: 'Trois cas, rien de plus.', en: 'Three cases, no more.' },
      with: eachItem(ANSWER),
    },
    same: {
      use: 'switch',
      name: { fr: 'Encore vraie ?', en: 'Still true?' },
      why: {
        fr: 'Seul un « rien n’a changé » date la fiche.',
        en: 'Only “nothing changed” dates the sheet.',
      },
      with: cases({ same: text('={{ $json.kind }}', 'equals', 'same') }),
    },
    stamp: {
      use: 'airtable',
      name: { fr: 'Dater la relecture', en: 'Date the reading' },
      why: {
        fr: 'Avec le nom : une relecture s’assume.',
        en: 'With the name: a reading is answered for.',
      },
      with: changed({
        id: '={{ $json.id }}',
        reviewed: '={{ $now.toISODate() }}',
        reviewed_by: '={{ $json.who }}',
      }),
      onError: 'output',
      retry: [2, 3],
    },
    pass: {
      use: 'emailSend',
      name: { fr: 'Transmettre au délégué', en: 'Pass on to the officer' },
      why: {
        fr: 'Avant de marquer la fiche : le changement est dans le courriel.',
        en: 'Before the sheet is marked: the change is in the email.',
      },
      with: mailed(
        TO_OFFICER,
        {
          fr: "=Registre, {{ $json.name }} : {{ $json.kind === 'stopped' ? 'traitement fini' : 'un changement' }}",
          en: "=Register, {{ $json.name }}: {{ $json.kind === 'stopped' ? 'processing ended' : 'a change' }}",
        },
        {
          fr: "={{ $json.who }} : {{ $json.said || '(sans détail)' }}",
          en: "={{ $json.who }}: {{ $json.said || '(no detail)' }}",
        },
      ),
      onError: 'output',
      retry: [3, 5],
    },
    flag: {
      use: 'airtable',
      name: { fr: 'Marquer la fiche', en: 'Mark the sheet' },
      why: {
        fr: 'Le responsable n’est plus relancé ; le délégué, si.',
        en: 'The owner is reminded no more; the officer is.',
      },
      with: changed({ id: "={{ $('read').first().json.id }}", state: 'changed' }),
      onError: 'output',
      retry: [2, 3],
    },
    thanks: {
      use: 'form',
      name: { fr: 'Remercier', en: 'Say thank you' },
      why: { fr: 'Deux minutes en tout.', en: 'Two minutes in all.' },
      with: page(
        {
          fr: "={{ $('read').first().json.name }} : noté",
          en: "={{ $('read').first().json.name }}: noted",
        },
        {
          fr: "={{ $('read').first().json.kind === 'same' ? 'La fiche est datée d’aujourd’hui.' : 'Le délégué à la protection des données a reçu vos mots.' }}",
          en: "={{ $('read').first().json.kind === 'same' ? 'The sheet bears today’s date.' : 'The data protection officer has your words.' }}",
        },
      ),
    },
    sorry: {
      use: 'form',
      name: { fr: 'Dire que rien n’est noté', en: 'Say nothing was noted' },
      why: { fr: 'Sans quoi l’on se croit quitte.', en: 'Or one believes it is done.' },
      with: page(
        { fr: 'La fiche n’est pas changée', en: 'The sheet was not changed' },
        {
          fr: "={{ $('flag').isExecuted ? 'Le délégué a reçu vos mots, mais le registre ne répond pas.' : 'Ce lien n’est celui d’aucune fiche, ou le service ne répond pas. Écrivez à ' + $('settings').first().json.officer + '.' }}",
          en: "={{ $('flag').isExecuted ? 'The officer has your words, but the register does not answer.' : 'This link is of no sheet, or the service does not answer. Write to ' + $('settings').first().json.officer + '.' }}",
        },
      ),
    },
  },
  links: [
    'monthly > settings > start.answer > one > read > same.same > stamp > thanks',
    'answer > settings',
    'start.broken > sorry',
    'start.other > rows > pick > kind.ask > ask > asked > date',
    'ask > lost > tell',
    'date.error > tell',
    'kind.officer > tell',
    'one.error > sorry',
    'same.other > pass > flag > thanks',
    'stamp.error > sorry',
    'pass.error > sorry',
    'flag.error > sorry',
  ],
  examples,
})
