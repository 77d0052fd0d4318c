import { allItems } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import {
  CREATE,
  DAYS,
  GONE,
  HAND_OVER,
  NOTED,
  TALLY,
  VERDICT,
  WAITING,
} from './offrir-anniversaire-avec-accord.code.ts'
import { examples } from './offrir-anniversaire-avec-accord.examples.ts'

const TEAM = { from: setting('sender'), to: setting('team') }
const query = (text: string, queryReplacement?: string) => ({
  operation: 'executeQuery',
  query: text,
  options: queryReplacement ? { queryReplacement } : {},
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Offrir un cadeau d’anniversaire à ceux qui l’ont voulu',
    problem:
      'Le café offre un dessert le jour de l’anniversaire. On oublie, on souhaite deux fois, ceux du 29 février n’ont rien trois ans sur quatre, et une même capture d’écran sert à quatre desserts.',
    outcome:
      'Chaque matin à 9 heures, ceux qui ont coché la case « anniversaire » reçoivent un mot et un code valable trente jours. Au comptoir, l’équipe tape le code dans une page : « à remettre », ou « déjà remis » avec la date. Personne ne reçoit deux cadeaux en dix mois.',
    avoid:
      'Une date de naissance donnée pour une livraison ou un contrôle d’âge ne vaut pas accord : il faut une case à part, non cochée d’avance. Demandez le jour et le mois, jamais l’année : le flux n’en a pas besoin.',
    approval:
      'Le cadeau est remis par une personne. Votre page de désinscription figure dans chaque message et doit décocher birthday_yes : le cadeau en attente ne part alors plus. Les codes sont effacés au bout de 400 jours.',
    failure:
      'Message refusé : il repart le lendemain, et un courriel vous en donne le nombre. Base muette : un courriel le matin, et au comptoir une page qui dit quoi faire. Envoyé mais non noté : un courriel donne les codes, à dater vous-même dans la table avant le lendemain.',
  },
  en: {
    title: 'Give a birthday present to those who asked for one',
    problem:
      'The café gives a dessert on birthdays. It forgets some, wishes others twice, people of 29 February get nothing three years in four, and one screenshot serves for four desserts.',
    outcome:
      'Each morning at nine those who ticked the “birthday” box get a word and a code valid for thirty days. At the counter staff type the code into a page: “hand it over”, or “given already” with the date. Nobody has two presents in ten months.',
    avoid:
      'A date of birth given for a delivery or an age check is no consent: that takes a box of its own, not ticked beforehand. Ask for day and month, never the year, which the flow does not need.',
    approval:
      'A person hands the present over. Your unsubscribe page stands in every message and has to untick birthday_yes: a present still waiting then does not leave. Codes are erased after 400 days.',
    failure:
      'Message refused: it leaves again the next day and an email gives you the number. Database silent: an email in the morning, and at the counter a page that says what to do. Sent but not noted: an email gives the codes, for you to date in the table before the next day.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: { fr: 'Avant le choix du déjeuner.', en: 'Before lunch is chosen.' },
      with: at('0 9 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre cadeau', en: 'Your present' },
      why: {
        fr: 'Tables members (id, email, first_name, birthday en texte MM-JJ, birthday_yes) et gifts (member_id, code ; dates : created_on, valid_until, sent_on, used_on).',
        en: 'Tables members (id, email, first_name, birthday as text MM-DD, birthday_yes) and gifts (member_id, code; plain dates: created_on, valid_until, sent_on, used_on).',
      },
      with: fields({
        days: 30,
        gift: { fr: 'un dessert', en: 'a dessert' },
        brand: 'Votre café',
        leave: 'https://www.votre-cafe.example/ne-plus-recevoir',
        sender: 'bonjour@votre-cafe.example',
        team: 'equipe@votre-cafe.example',
      }),
    },
    days: {
      use: 'code',
      name: { fr: 'Quels jours ?', en: 'Which days?' },
      why: {
        fr: 'Et les deux d’avant, si n8n était arrêté ; le 29 février passe au 28.',
        en: 'And the two before, should n8n have stopped; 29 February moves to the 28th.',
      },
      with: allItems(DAYS),
    },
    create: {
      use: 'postgres',
      name: { fr: 'Préparer les cadeaux', en: 'Prepare the presents' },
      why: {
        fr: 'Une ligne par personne : relancé, il n’en crée pas d’autre.',
        en: 'One row a person: run again, it makes no other.',
      },
      with: query(CREATE, "={{ [$json.days, $('settings').first().json.days] }}"),
      onError: 'output',
      retry: [2, 10],
    },
    waiting: {
      use: 'postgres',
      name: { fr: 'Cadeaux à annoncer', en: 'Presents to announce' },
      why: {
        fr: 'Ceux que la messagerie a refusés hier y sont.',
        en: 'Those refused yesterday are here too.',
      },
      with: query(WAITING),
      onError: 'output',
      retry: [2, 10],
    },
    wish: {
      use: 'emailSend',
      name: { fr: 'Souhaiter', en: 'Wish' },
      why: {
        fr: 'Sans âge ni date de naissance.',
        en: 'Without age or date of birth.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.email }}' },
        {
          fr: "=Bon anniversaire de la part de {{ $('settings').first().json.brand }}",
          en: "=Happy birthday from {{ $('settings').first().json.brand }}",
        },
        {
          fr: "=Bonjour{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\nPour votre anniversaire, nous vous offrons {{ $('settings').first().json.gift }}. Donnez ce code au comptoir : {{ $json.code }}. Il vaut une fois, jusqu’au {{ DateTime.fromISO($json.until).toFormat('dd/MM/yyyy') }}.\n\nVous aviez demandé ce message. Ne plus le recevoir : {{ $('settings').first().json.leave }}",
          en: "=Hello{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\nFor your birthday, {{ $('settings').first().json.gift }} is on us. Give this code at the counter: {{ $json.code }}. It works once, until {{ DateTime.fromISO($json.until).toFormat('dd/MM/yyyy') }}.\n\nYou had asked for this message. To get it no more: {{ $('settings').first().json.leave }}",
        },
      ),
      onError: 'continue',
    },
    gone: {
      use: 'code',
      name: { fr: 'Bien partis', en: 'Really gone' },
      why: { fr: 'Un refus n’est pas un souhait.', en: 'A refusal is no wish.' },
      with: allItems(GONE),
    },
    noted: {
      use: 'postgres',
      name: { fr: 'Noter les envois', en: 'Note what left' },
      why: {
        fr: 'Le code ne vaut qu’à partir de là.',
        en: 'The code is worth something from here on.',
      },
      with: query(NOTED, '={{ [$json.codes] }}'),
      onError: 'output',
      retry: [3, 5],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter les refus', en: 'Count the refusals' },
      why: { fr: 'Rien à dire quand tout est parti.', en: 'Nothing to say when all have gone.' },
      with: allItems(TALLY),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Dire les refus', en: 'Tell of refusals' },
      why: {
        fr: 'Dix d’un coup : c’est votre messagerie, pas les clients.',
        en: 'Ten at once mean your mail server, not your customers.',
      },
      with: mailed(
        TEAM,
        { fr: 'Anniversaires : messages refusés', en: 'Birthdays: messages refused' },
        '={{ $json.text }}',
      ),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Base en panne', en: 'Database down' },
      why: {
        fr: 'Non noté, le code serait refusé au comptoir.',
        en: 'Not noted, the code would be refused at the counter.',
      },
      with: mailed(
        TEAM,
        { fr: 'Anniversaires : base en panne', en: 'Birthdays: database down' },
        {
          fr: "={{ $('gone').isExecuted ? 'Messages partis mais non notés, à dater dans gifts (sent_on) : ' + $('gone').first().json.codes + '. ' : 'Aucun anniversaire souhaité ce matin. ' }}{{ $json.error.message ?? $json.message ?? $json.error }}",
          en: "={{ $('gone').isExecuted ? 'Messages gone but not noted, to be dated in gifts (sent_on): ' + $('gone').first().json.codes + '. ' : 'No birthday wished this morning. ' }}{{ $json.error.message ?? $json.message ?? $json.error }}",
        },
      ),
    },
    counter: {
      use: 'formTrigger',
      name: { fr: 'Au comptoir', en: 'At the counter' },
      why: {
        fr: 'Derrière un mot de passe, sur la tablette de la caisse.',
        en: 'Behind a password, on the tablet at the till.',
      },
      with: form(
        { fr: 'Cadeau d’anniversaire', en: 'Birthday present' },
        [field('code', { fr: 'Code du client', en: 'Customer’s code' })],
        { authentication: 'basicAuth' },
      ),
    },
    give: {
      use: 'postgres',
      name: { fr: 'Valider le code', en: 'Check the code' },
      why: {
        fr: 'Lu et marqué d’un geste : deux caisses à la fois n’y changent rien.',
        en: 'Read and marked in one go, even by two tills.',
      },
      with: query(HAND_OVER, "={{ [$json.code.replace(/\\s/g, '').toUpperCase()] }}"),
      onError: 'continue',
      always: true,
      retry: [2, 1],
    },
    verdict: {
      use: 'code',
      name: { fr: 'Que faire ?', en: 'What to do?' },
      why: {
        fr: 'Une phrase que l’on peut dire au client.',
        en: 'A sentence one can say to the customer.',
      },
      with: allItems(VERDICT),
    },
    shown: {
      use: 'form',
      name: { fr: 'Réponse à la caisse', en: 'Answer at the till' },
      why: { fr: 'Lisible à bout de bras.', en: 'To be read at arm’s length.' },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
  },
  links: [
    'daily > settings > days > create > waiting > wish > gone > noted',
    'wish > count > report',
    'create.error > broken',
    'waiting.error > broken',
    'noted.error > broken',
    'counter > give > verdict > shown',
  ],
  examples,
  related: ['demander-aux-dormants-de-rester', 'verser-primes-de-parrainage'],
})
