import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isFalse, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, DUE, OFFER } from './promettre-creneaux-de-rappel.code.ts'
import { examples } from './promettre-creneaux-de-rappel.examples.ts'

const CHANNEL = { fr: '#rappels', en: '#callbacks' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const ROWS = { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true }
const asked = "$('settings').first().json"

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Promettre un rappel à l’heure choisie, sans surpromettre',
    problem:
      '« On vous rappelle dans la journée. » Le client garde son téléphone en main jusqu’à 18 h ; l’équipe a promis cela à trente personnes, elle en rappellera douze.',
    outcome:
      'Une page propose les créneaux encore libres de trois jours ouvrés, aujourd’hui compris, deux rappels par demi-heure au plus. Le client en choisit un. À l’heure dite, Slack donne nom, numéro et sujet à l’équipe, puis la ligne est effacée de la table.',
    avoid:
      'Deux personnes qui valident dans la même seconde peuvent prendre la même place : gardez une marge. Mettez sur la page votre mention d’information sur les données.',
    approval:
      'Personne n’approuve un créneau : vous fixez les heures et le nombre. L’appel est passé par quelqu’un ; qui le prend réagit au message. Un numéro n’a qu’un rappel promis à la fois.',
    failure:
      'Tout complet, numéro illisible ou place prise entre-temps : la page le dit et rien n’est promis. Slack en panne : un courriel porte le rappel à sa place ; s’il est refusé aussi, la ligne reste et la demi-heure suivante réessaie. Un rappel affiché trop tard est marqué.',
  },
  en: {
    title: 'Promise a call at the hour chosen, and no more than you can',
    problem:
      '“We shall ring you in the course of the day.” The customer holds the phone until six; the team promised as much to thirty people and will ring twelve.',
    outcome:
      'A page offers the slots still free in three working days, today included, two calls a half-hour at most. The customer picks one. At that time Slack gives the team name, number and subject, and the row is then wiped from the table.',
    avoid:
      'Two people who confirm within one second may take the same place: leave a margin. Put your privacy notice on the page.',
    approval:
      'Nobody approves a slot: you set hours and number. The call is made by a person; whoever takes it reacts to the post. A number has one promised call at a time.',
    failure:
      'All full, number unreadable, or place gone meanwhile: the page says so and nothing is promised. Slack down: an email carries the call instead; if that is refused too, the row stays and the next half-hour tries again. A call shown too late is marked.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Être rappelé', en: 'Be rung back' },
      why: {
        fr: 'On rappelle avec le dossier ouvert.',
        en: 'One rings with the file open.',
      },
      with: form(
        { fr: 'Être rappelé à l’heure de votre choix', en: 'Be rung at the hour you choose' },
        [
          field('name', { fr: 'Votre nom', en: 'Your name' }),
          field('phone', { fr: 'Numéro où vous joindre', en: 'Number to reach you' }),
          field(
            'about',
            { fr: 'De quoi s’agit-il ?', en: 'What is it about?' },
            { type: 'textarea' },
          ),
        ],
      ),
    },
    clock: {
      use: 'scheduleTrigger',
      name: { fr: 'À chaque demi-heure', en: 'At each half-hour' },
      why: {
        fr: 'Aux minutes de vos créneaux, pas d’autres.',
        en: 'At the minutes of your slots, no others.',
      },
      with: at('0,30 9-18 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos créneaux', en: 'Your slots' },
      why: {
        fr: 'Heures, rappels par créneau, jours ouvrés, minutes d’avance, fermetures.',
        en: 'Hours, calls a slot, working days, minutes of notice, closing days.',
      },
      with: fields({
        phone:
          "={{ ((digits) => /^(0[1-9]\\d{8}|\\+\\d{8,15})$/.test(digits) ? digits : '')(String($json.phone ?? '').replace(/[^0-9+]/g, '').replace(/^([+]|00)330?/, '0')) }}",
        isForm: truth('={{ $json.phone !== undefined }}'),
        hours: '9:30,10:00,10:30,11:00,14:00,14:30,15:00,15:30,16:00',
        room: 2,
        ahead: 3,
        notice: 60,
        closed: list(['2026-12-25', '2027-01-01', '2027-03-29']),
        desk: 'accueil@votre-entreprise.example',
        table: { fr: 'rappels promis', en: 'promised calls' },
      }),
    },
    rows: {
      use: 'dataTable',
      name: { fr: 'Rappels promis', en: 'Calls promised' },
      why: {
        fr: 'Colonnes en texte : slot, label, name, phone, about.',
        en: 'Text columns: slot, label, name, phone, about.',
      },
      with: ROWS,
      always: true,
    },
    which: {
      use: 'if',
      name: { fr: 'Un client, ou l’heure ?', en: 'A customer, or the hour?' },
      why: {
        fr: 'La même liste sert à promettre et à tenir.',
        en: 'One list serves to promise and to keep.',
      },
      with: all(isTrue("={{ $('settings').first().json.isForm }}")),
    },
    offer: {
      use: 'code',
      name: { fr: 'Créneaux libres', en: 'Free slots' },
      why: {
        fr: 'Une heure d’avance : l’équipe voit venir.',
        en: 'An hour of notice, so that the team sees it coming.',
      },
      with: allItems(OFFER),
    },
    can: {
      use: 'if',
      name: { fr: 'De quoi choisir ?', en: 'Anything to choose?' },
      why: {
        fr: 'Une liste vide ferait croire à une panne.',
        en: 'An empty list would look like a fault.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'offer')),
    },
    choose: {
      use: 'form',
      name: { fr: 'Choisir l’heure', en: 'Choose the hour' },
      why: {
        fr: 'Les créneaux pleins n’y sont pas.',
        en: 'Full slots are not on it.',
      },
      with: {
        operation: 'page',
        defineForm: 'json',
        jsonOutput: {
          fr: "={{ JSON.stringify([{ fieldLabel: 'Quand vous rappeler ?', fieldName: 'slot', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: $json.labels.map(option => ({ option })) } }]) }}",
          en: "={{ JSON.stringify([{ fieldLabel: 'When shall we ring?', fieldName: 'slot', fieldType: 'dropdown', requiredField: true, fieldOptions: { values: $json.labels.map(option => ({ option })) } }]) }}",
        },
        options: {},
      },
    },
    again: {
      use: 'dataTable',
      name: { fr: 'Relire la liste', en: 'Read the list again' },
      why: {
        fr: 'La page a pu rester ouverte une heure.',
        en: 'The page may have been open for an hour.',
      },
      with: ROWS,
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Encore libre ?', en: 'Still free?' },
      why: {
        fr: 'Une page rechargée ne prend pas deux places.',
        en: 'A page reloaded does not take two places.',
      },
      with: allItems(CHECK),
    },
    free: {
      use: 'if',
      name: { fr: 'Place ou non', en: 'A place or none' },
      why: {
        fr: 'Un refus net vaut mieux qu’un rappel de trop.',
        en: 'A clear no beats one call too many.',
      },
      with: all(isFalse('={{ $json.taken }}')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Inscrire le rappel', en: 'Write the call down' },
      why: {
        fr: 'Avant la page : ce qui est promis est écrit.',
        en: 'Before the page, as what is promised is written.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          slot: '={{ $json.slot }}',
          label: '={{ $json.label }}',
          name: `={{ String(${asked}.name ?? '').slice(0, 80) }}`,
          phone: `={{ ${asked}.phone }}`,
          about: `={{ String(${asked}.about ?? '').slice(0, 300) }}`,
        }),
        options: {},
      },
    },
    done: {
      use: 'form',
      name: { fr: 'C’est promis', en: 'It is promised' },
      why: {
        fr: 'L’heure en toutes lettres, à noter.',
        en: 'The hour in full, to be noted.',
      },
      with: page(
        {
          fr: "=Nous vous rappelons {{ $('check').first().json.label }}",
          en: "=We shall ring you {{ $('check').first().json.label }}",
        },
        {
          fr: `=Au {{ ${asked}.phone }}. Un changement ? Écrivez à {{ ${asked}.desk }}.`,
          en: `=On {{ ${asked}.phone }}. A change? Write to {{ ${asked}.desk }}.`,
        },
      ),
    },
    why: {
      use: 'switch',
      name: { fr: 'Pourquoi pas', en: 'Why not' },
      why: {
        fr: 'Chaque cause a sa sortie : corriger, attendre, écrire.',
        en: 'Each cause has its way out: mend, wait, write.',
      },
      with: cases({
        phone: text('={{ $json.state }}', 'equals', 'phone'),
        twice: text('={{ $json.state }}', 'equals', 'twice'),
      }),
    },
    wrong: {
      use: 'form',
      name: { fr: 'Numéro illisible', en: 'Number unreadable' },
      why: {
        fr: 'Un rappel à un numéro faux est une promesse trahie.',
        en: 'A call to a wrong number is a promise broken.',
      },
      with: page(
        { fr: 'Ce numéro ne se lit pas', en: 'That number cannot be read' },
        {
          fr: 'Dix chiffres, ou + et l’indicatif du pays. Revenez en arrière pour le corriger.',
          en: 'Ten digits, or + and the country code. Go back to mend it.',
        },
      ),
    },
    already: {
      use: 'form',
      name: { fr: 'Déjà promis', en: 'Promised already' },
      why: {
        fr: 'On redemande surtout quand on doute.',
        en: 'People mostly ask again when in doubt.',
      },
      with: page(
        { fr: 'Un rappel vous est déjà promis', en: 'A call is promised to you already' },
        {
          fr: `=C’est {{ $json.own }}. Un changement ? Écrivez à {{ ${asked}.desk }}.`,
          en: `=It is {{ $json.own }}. A change? Write to {{ ${asked}.desk }}.`,
        },
      ),
    },
    full: {
      use: 'form',
      name: { fr: 'Complet', en: 'All taken' },
      why: {
        fr: 'Rien n’est promis, une adresse reste.',
        en: 'Nothing is promised, an address remains.',
      },
      with: page(
        { fr: 'Plus de place à ce moment', en: 'No place left then' },
        {
          fr: `=Recommencez : d’autres créneaux s’ouvrent chaque jour. Sinon, écrivez à {{ ${asked}.desk }}.`,
          en: `=Start again, as other slots open every day. Otherwise write to {{ ${asked}.desk }}.`,
        },
      ),
    },
    due: {
      use: 'code',
      name: { fr: 'L’heure est venue', en: 'The hour has come' },
      why: {
        fr: 'Ceux qu’un arrêt a laissés passer aussi.',
        en: 'Those missed by a standstill too.',
      },
      with: allItems(DUE),
    },
    post: {
      use: 'slack',
      name: { fr: 'Donner le rappel', en: 'Hand out the call' },
      why: {
        fr: 'Un message par personne : une réaction, un preneur.',
        en: 'One post a person, one taker.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
      onError: 'output',
      retry: [2, 5],
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Effacer la ligne', en: 'Wipe the row' },
      why: {
        fr: 'Un numéro de téléphone n’a plus rien à faire là.',
        en: 'A phone number need not stay there.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'id', keyValue: "={{ $('due').item.json.row }}" }] },
        options: {},
      },
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Donner par courriel', en: 'Hand out by email' },
      why: {
        fr: 'Le client attend à cette minute.',
        en: 'The customer waits at that minute.',
      },
      with: mailed(
        { from: setting('desk'), to: setting('desk') },
        { fr: 'Rappel à passer, Slack ne répond pas', en: 'A call to make, Slack does not answer' },
        "={{ $('due').item.json.text }}\n\n{{ $json.error.message ?? $json.error }}",
      ),
    },
  },
  links: [
    'asked > settings > rows > which.yes > offer > can.yes > choose > again > check > free.yes > keep > done',
    'clock > settings',
    'can.no > why.phone > wrong',
    'why.twice > already',
    'why.other > full',
    'free.no > full',
    'which.no > due > post > forget',
    'post.error > mail > forget',
  ],
  examples,
})
