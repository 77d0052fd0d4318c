import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './garder-mot-soldes-aux-dates.code.ts'
import { examples } from './garder-mot-soldes-aux-dates.examples.ts'

const TEAM = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('settings').first().json.team }}",
}
const BREVO = { authentication: 'predefinedCredentialType', nodeCredentialType: 'sendInBlueApi' }

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Suspendre une campagne qui dit « soldes » hors des dates',
    problem:
      'Le modèle de janvier resservira au printemps, et l’objet dit toujours « soldes ». Or ce mot et ses dérivés sont réservés aux périodes légales : une vente privée d’avril ainsi nommée expose à une amende, et elle est déjà chez dix mille clients.',
    outcome:
      'Chaque heure, les campagnes que Brevo va envoyer sont relues : objet, accroche et corps. Une campagne prévue hors période qui dit « soldes », « soldé » ou « solder » est suspendue ; un courriel donne les mots, l’heure prévue et la prochaine période, calculée d’après le calendrier national.',
    avoid:
      'Il ne voit ni les envois immédiats, ni ceux prévus dans l’heure, ni les mots écrits dans une image. Pour des magasins dans un département à dates propres ou outre-mer, saisissez vos périodes : elles remplacent alors le calendrier national. La vente en ligne, elle, suit toujours ce dernier, où que soit le vendeur.',
    approval:
      'Annoncer de futurs soldes, ou parler d’un solde de compte au pluriel, peut être permis : à vous de juger. Ajoutez « [soldes vu] » au nom de la campagne et reprogrammez-la ; elle ne sera plus arrêtée.',
    failure:
      'Suspension refusée : un courriel à part dit que la campagne partira quand même, et revient chaque heure. Brevo muet, ou plus de cent campagnes en attente : un courriel dit ce qui n’a pas été relu.',
  },
  en: {
    title: 'Suspend a campaign that says “soldes” out of season',
    problem:
      'January’s template is used again in spring and its subject still says “soldes”. In France that word and those made from it belong to the legal sales periods: a private offer in April under that name risks a fine, and ten thousand customers have it already.',
    outcome:
      'Each hour the campaigns that Brevo is about to send are read: subject, preview and body. One planned out of season that says “soldes”, “soldé” or “solder” is suspended; an email gives the words, the time planned and the next period, worked out from the national calendar.',
    avoid:
      'It sees neither immediate mailings, nor those planned within the hour, nor words painted in a picture. For shops in a department that has dates of its own, or overseas, type in your periods: they then stand in for the national calendar. Online sales always follow the latter, wherever the seller is.',
    approval:
      'To announce sales still to come, or to speak of account balances, may be allowed: you judge. Add “[soldes vu]” to the campaign’s name and plan it again; it will not be stopped any more.',
    failure:
      'Should the suspension be refused, another email says that the campaign will leave all the same, every hour until mended. Brevo silent, or over a hundred campaigns waiting: an email says what went unread.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure', en: 'Every hour' },
      why: {
        fr: 'Cinq minutes avant l’heure ronde, où partent la plupart des envois.',
        en: 'Five minutes before the full hour, when most mailings leave.',
      },
      with: at('55 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos périodes', en: 'Your periods' },
      why: {
        fr: 'Liste vide : calendrier national. Sinon, des lignes from et to (2027-01-02), de 8 heures au dernier soir.',
        en: 'An empty list means the national calendar; otherwise lines with from and to (2027-01-02), from 8 a.m. to the last evening.',
      },
      with: fields({
        own: list([]),
        cleared: '[soldes vu]',
        sender: 'n8n@votre-boutique.example',
        team: 'marketing@votre-boutique.example',
      }),
    },
    planned: {
      use: 'httpRequest',
      name: { fr: 'Campagnes programmées', en: 'Campaigns planned' },
      why: {
        fr: 'Le nœud Brevo ne lit pas les campagnes ; son interface, si.',
        en: 'The Brevo node reads no campaigns, its API does.',
      },
      with: {
        ...BREVO,
        url: 'https://api.brevo.com/v3/emailCampaigns',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'status', value: 'queued' },
            { name: 'limit', value: '100' },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher le mot et la date', en: 'Look for word and date' },
      why: {
        fr: 'Le singulier « solde » est laissé : il parle surtout de comptes.',
        en: 'The singular “solde” is left alone: it mostly means a balance.',
      },
      with: allItems(JUDGE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À arrêter ou non lu', en: 'To stop, or unread' },
      why: {
        fr: 'Une liste coupée à cent n’est pas une liste sans faute.',
        en: 'A list cut at a hundred is no list without faults.',
      },
      with: cases({
        stop: text('={{ $json.kind }}', 'equals', 'stop'),
        more: text('={{ $json.kind }}', 'equals', 'more'),
      }),
    },
    suspend: {
      use: 'httpRequest',
      name: { fr: 'Suspendre', en: 'Suspend' },
      why: {
        fr: 'Rien n’est effacé : la campagne attend, texte et liste intacts.',
        en: 'Nothing is erased: the campaign waits, text and list untouched.',
      },
      with: {
        ...BREVO,
        method: 'PUT',
        url: '=https://api.brevo.com/v3/emailCampaigns/{{ $json.id }}/status',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '{"status": "suspended"}',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui est arrêté', en: 'Say what was stopped' },
      why: {
        fr: 'Celui qui attend ses ventes de midi doit le savoir à temps.',
        en: 'Whoever counts on sales at noon has to know in time.',
      },
      with: mailed(
        TEAM,
        {
          fr: "=Campagne suspendue : {{ $('judge').item.json.name }}",
          en: "=Campaign suspended: {{ $('judge').item.json.name }}",
        },
        {
          fr: "=Prévue le {{ $('judge').item.json.sent }}, elle dit : {{ $('judge').item.json.said }}.\nProchaine période de soldes : {{ $('judge').item.json.next }}.\n\nChangez le texte, ou ajoutez {{ $('settings').first().json.cleared }} à son nom, puis reprogrammez-la.",
          en: "=Planned for {{ $('judge').item.json.sent }}, it says: {{ $('judge').item.json.said }}.\nNext sales period: {{ $('judge').item.json.next }}.\n\nChange the text, or add {{ $('settings').first().json.cleared }} to its name, then plan it again.",
        },
      ),
    },
    missed: {
      use: 'emailSend',
      name: { fr: 'Arrêtez-la à la main', en: 'Stop it by hand' },
      why: {
        fr: 'Un refus veut souvent dire que l’envoi a commencé.',
        en: 'A refusal often means that sending has begun.',
      },
      with: mailed(
        TEAM,
        {
          fr: "=NON suspendue, va partir : {{ $('judge').item.json.name }}",
          en: "=NOT suspended, will leave: {{ $('judge').item.json.name }}",
        },
        {
          fr: "=Elle dit « {{ $('judge').item.json.said }} », départ prévu le {{ $('judge').item.json.sent }}. Brevo a répondu : {{ $json.error.message ?? $json.error }}",
          en: "=It says “{{ $('judge').item.json.said }}”, leaving on {{ $('judge').item.json.sent }}. Brevo answered: {{ $json.error.message ?? $json.error }}",
        },
      ),
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas lu', en: 'Say what is unread' },
      why: {
        fr: 'Sans ce message, le silence passerait pour un accord.',
        en: 'Without this, silence would pass for a yes.',
      },
      with: mailed(
        TEAM,
        { fr: 'Soldes : campagnes non relues', en: 'Soldes: campaigns left unread' },
        {
          fr: "={{ $json.kind === 'more' ? 'Campagnes relues : ' + $json.seen + ' sur ' + $json.count + '. Relisez les autres à la main.' : 'Brevo n’a pas donné ses campagnes : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.kind === 'more' ? 'Campaigns read: ' + $json.seen + ' of ' + $json.count + '. Read the others by hand.' : 'Brevo did not give its campaigns: ' + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'hourly > settings > planned > judge > kind.stop > suspend > told',
    'suspend.error > missed',
    'kind.more > blind',
    'planned.error > blind',
  ],
  examples,
  related: ['arreter-campagne-fautive', 'verifier-prix-barres'],
})
