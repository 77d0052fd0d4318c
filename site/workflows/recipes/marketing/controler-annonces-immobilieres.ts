import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK } from './controler-annonces-immobilieres.code.ts'
import { examples } from './controler-annonces-immobilieres.examples.ts'

const table: Params = {
  resource: 'record',
  base: byId(setting('base')),
  table: byId(setting('table')),
}
const written = (value: Params): Params => ({
  ...table,
  operation: 'update',
  columns: columns({ id: "={{ $('check').item.json.id }}", ...value }, ['id']),
  options: {},
})

export default defineRecipe({
  category: 'marketing',
  level: 'expert',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler les mentions d’une annonce immobilière avant diffusion',
    problem:
      'L’annonce part sur six portails, la vitrine et le journal. Il y manque l’année de référence des dépenses d’énergie, ou le prix hors honoraires n’a pas suivi la baisse du prix : un client, un confrère ou le contrôleur le voit avant l’agence.',
    outcome:
      'Du lundi au samedi, de 8 à 20 heures, toute annonce de vente passée à « ready » est vite confrontée à sa fiche : prix et honoraires, qui les paie, classes énergie et climat, dépenses d’énergie, classe F ou G, lots et charges de copropriété, Géorisques. Complète, elle passe à « checked » ; sinon à « incomplete », et le négociateur reçoit la liste de ce qui manque.',
    avoid:
      'Le flux vérifie que les mots et les chiffres y sont, pas que le diagnostic est juste, ni la taille des caractères, ni les échelles en couleur exigées en vitrine et en ligne. Il ne traite pas la location, le viager, le neuf ou les locaux professionnels. Le statut d’agent commercial et votre barème restent à vérifier.',
    approval:
      '« checked » n’est pas une diffusion : une personne publie. Un bien dispensé de diagnostic porte « exempt » dans sa fiche, et c’est le négociateur qui en répond.',
    failure:
      'Airtable muet : un courriel par heure à l’agence, rien ne change d’état. État non écrit : un courriel donne la référence, et l’annonce est relue au passage suivant. Message refusé par la messagerie : l’agence le reçoit à sa place, et la fiche garde la liste.',
  },
  en: {
    title: 'Check what a French property advert must say before it runs',
    problem:
      'The advert goes to six portals, the shop window and the newspaper. It lacks the reference year of energy costs, or the price without fees did not follow the cut: a customer, a rival or the inspector sees it before the agency does.',
    outcome:
      'Monday to Saturday, eight to eight, each advert for a sale set to “ready” is held against its file: price and fees, who pays them, energy and climate classes, energy costs, class F or G, units and charges of a shared building, Géorisques. Complete, it becomes “checked”; otherwise “incomplete”, and the negotiator gets the list of what is missing.',
    avoid:
      'The flow checks that words and figures are there, not that the survey is right, the type large enough, or the coloured scales shown as windows and websites must. It does not deal with lettings, life annuities, new builds or business premises. The status of commercial agents and your scale of fees stay to be checked.',
    approval:
      '“checked” publishes nothing: a person does. A property that needs no survey has “exempt” in its file, for which the negotiator answers.',
    failure:
      'Airtable silent: an email an hour to the agency, and no state changes. State not written: an email gives the reference, and the advert is read again next time. Message refused by the mail server: the agency gets it instead, and the file keeps the list.',
  },
  nodes: {
    often: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les quarts d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'Le négociateur attend devant son écran.',
        en: 'The negotiator is waiting at the screen.',
      },
      with: at('*/15 8-19 * * 1-6'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre fichier', en: 'Your files' },
      why: {
        fr: 'Champs : ref, text, status, agent_email, price, price_net, fee_percent, fees_paid_by (buyer, seller), energy, climate, shared, lots, charges, proceedings, lacks.',
        en: 'Fields: ref, text, status, agent_email, price, price_net, fee_percent, fees_paid_by (buyer, seller), energy, climate, shared, lots, charges, proceedings, lacks.',
      },
      with: fields({
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        sender: 'annonces@votre-agence.example',
        agency: 'direction@votre-agence.example',
      }),
    },
    ready: {
      use: 'airtable',
      name: { fr: 'Annonces prêtes', en: 'Adverts that are ready' },
      why: {
        fr: 'Corrigée, l’annonce y revient quand on la repasse à « ready ».',
        en: 'Once mended and set to “ready” again, an advert comes back.',
      },
      with: {
        ...table,
        operation: 'search',
        filterByFormula: "{status} = 'ready'",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Confronter à la fiche', en: 'Hold against the file' },
      why: {
        fr: 'Code de la construction, R. 126-21 à 24 et L. 721-1 ; code de l’environnement, R. 125-25 ; arrêté du 10 janvier 2017.',
        en: 'French building code, R. 126-21 to 24 and L. 721-1; environment code, R. 125-25; order of 10 January 2017.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Complète ?', en: 'Complete?' },
      why: {
        fr: 'Une base muette n’est pas une matinée sans annonce.',
        en: 'A silent base is no morning without adverts.',
      },
      with: cases({
        clear: text('={{ $json.state }}', 'equals', 'clear'),
        lacks: text('={{ $json.state }}', 'equals', 'lacks'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
      }),
    },
    pass: {
      use: 'airtable',
      name: { fr: 'Passer à « checked »', en: 'Set to “checked”' },
      why: {
        fr: 'L’ancienne liste de manques est vidée.',
        en: 'The old list of what is missing is emptied.',
      },
      with: written({ status: 'checked', lacks: '' }),
      onError: 'output',
      retry: [2, 5],
    },
    hold: {
      use: 'airtable',
      name: { fr: 'Passer à « incomplete »', en: 'Set to “incomplete”' },
      why: {
        fr: 'La liste est dans la fiche avant d’être dans un courriel.',
        en: 'The list is in the file before it is in an email.',
      },
      with: written({ status: 'incomplete', lacks: '={{ $json.lacks }}' }),
      onError: 'output',
      retry: [2, 5],
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander les corrections', en: 'Ask for the changes' },
      why: {
        fr: 'À celui qui a le bien en charge, pas à toute l’agence.',
        en: 'To the one in charge of the property, not the whole agency.',
      },
      with: mailed(
        {
          from: setting('sender'),
          to: "={{ $('check').item.json.agent || $('settings').first().json.agency }}",
        },
        {
          fr: "=Annonce {{ $('check').item.json.ref }} : {{ $('check').item.json.count }} mention(s) à compléter",
          en: "=Advert {{ $('check').item.json.ref }}: {{ $('check').item.json.count }} thing(s) to complete",
        },
        {
          fr: "=Introuvable dans le texte, ou différent de la fiche :\n{{ $('check').item.json.lacks }}\n\nComplétez, puis repassez la fiche à « ready ».",
          en: "=Not found in the text, or other than in the file:\n{{ $('check').item.json.lacks }}\n\nComplete it, then set the file to “ready” again.",
        },
      ),
      onError: 'output',
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir l’agence', en: 'Warn the agency' },
      why: {
        fr: 'Une annonce ni contrôlée ni refusée serait diffusée par erreur.',
        en: 'An advert neither checked nor refused would run by mistake.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('agency') },
        { fr: 'Contrôle des annonces : à voir', en: 'Checking of adverts: to look at' },
        {
          fr: "={{ $json.state === 'blind' ? 'Airtable ne répond pas, aucune annonce contrôlée : ' + $json.why : 'Annonce ' + $('check').item.json.ref + ', état ou message non passé : ' + ($json.error.message ?? $json.message ?? $json.error) + '\\n' + $('check').item.json.lacks }}",
          en: "={{ $json.state === 'blind' ? 'Airtable does not answer, no advert checked: ' + $json.why : 'Advert ' + $('check').item.json.ref + ', state or message not through: ' + ($json.error.message ?? $json.message ?? $json.error) + '\\n' + $('check').item.json.lacks }}",
        },
      ),
    },
  },
  links: [
    'often > settings > ready > check > state.clear > pass',
    'state.lacks > hold > ask',
    'state.blind > warn',
    'pass.error > warn',
    'hold.error > warn',
    'ask.error > warn',
  ],
  examples,
  related: ['verifier-promesses-vertes', 'controler-mentions-legales'],
})
