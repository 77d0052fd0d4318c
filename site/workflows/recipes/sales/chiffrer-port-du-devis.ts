import { NO, YES } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { PRICE } from './chiffrer-port-du-devis.code.ts'
import { examples } from './chiffrer-port-du-devis.examples.ts'

export default defineRecipe({
  category: 'sales',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Chiffrer le port d’un devis d’après les grilles de transport',
    problem:
      'Le vendeur met « port : 45 € » parce que c’était le chiffre du devis précédent. Le client est à Gap, demande un hayon, et le colis pèse peu mais tient deux mètres cubes : le transport coûte 160 €, pris sur la marge.',
    outcome:
      'Code postal, poids, volume, hayon : le formulaire donne aussitôt le prix à porter au devis et les trois transporteurs les moins chers, minimum de perception, surcharge carburant et poids volumétrique compris.',
    avoid:
      'Pas d’export ni de matières dangereuses. Un code postal à cheval sur deux départements peut tomber dans le mauvais. Si vos transporteurs ouvrent un calcul de prix en ligne, interrogez-le : une grille recopiée vieillit.',
    approval:
      'C’est une proposition de prix : le vendeur la porte au devis ou en choisit une autre. Hors grille, la logistique répond elle-même.',
    failure:
      'Corse ou outre-mer sans ligne à leur nom, poids trop lourd, hayon que personne n’offre, grille illisible : la page le dit et la logistique reçoit la demande dans Teams. Saisie fausse : la page dit quoi corriger.',
  },
  en: {
    title: 'Price a quote’s carriage from your carriers’ tables',
    problem:
      'The salesperson writes “carriage: €45”, that being the figure in the quote before. The client is in Gap, wants a tail lift, and the parcel is light but fills two cubic metres: carriage costs €160, taken from the margin.',
    outcome:
      'Postcode, weight, volume, tail lift: the form answers at once with the price for the quote and the three cheapest carriers, with least charge, fuel surcharge and volumetric weight included.',
    avoid:
      'No export and no dangerous goods. A postcode that straddles two départements may land in the wrong one. Where your carriers offer prices by web service, ask that: a table copied by hand grows old.',
    approval:
      'It is a proposal: the salesperson puts it in the quote or picks another price. Outside the tables, logistics answer themselves.',
    failure:
      'Corsica or overseas without a row of theirs, weight too high, a tail lift nobody offers, a table unreadable: the page says so and logistics get the request in Teams. A slip in the form: the page says what to correct.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande de port', en: 'Carriage wanted' },
      why: {
        fr: 'Derrière un mot de passe : vos tarifs négociés n’ont pas à être lus dehors.',
        en: 'Behind a password: negotiated rates are not for outsiders.',
      },
      with: form(
        { fr: 'Chiffrer un port', en: 'Price carriage' },
        [
          field('quote', { fr: 'Numéro du devis', en: 'Quote number' }),
          field('postcode', { fr: 'Code postal de livraison', en: 'Delivery postcode' }),
          field('weight', { fr: 'Poids en kg', en: 'Weight in kg' }, { type: 'number' }),
          field(
            'volume',
            { fr: 'Volume en m³', en: 'Volume in m³' },
            { type: 'number', optional: true },
          ),
          choice('tail', { fr: 'Hayon nécessaire', en: 'Tail lift needed' }, [NO, YES]),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles de port', en: 'Your carriage rules' },
      why: {
        fr: '250 kg par mètre cube : prenez le rapport écrit dans vos contrats.',
        en: '250 kg to the cubic metre: take the ratio written in your contracts.',
      },
      with: fields(
        {
          ratio: 250,
          margin: 0.1,
          workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    rates: {
      use: 'googleSheets',
      name: { fr: 'Grilles des transporteurs', en: 'Carriers’ tables' },
      why: {
        fr: 'Colonnes carrier, service, zones (« 35 ; 56 » ou « * »), up_to, price, per100 (x : par 100 kg entamés), minimum, fuel, tail, days.',
        en: 'Columns carrier, service, zones (“35; 56” or “*”), up_to, price, per100 (x: each 100 kg begun), minimum, fuel, tail, days.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('workbook')),
        sheetName: byName('Rates'),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    price: {
      use: 'code',
      name: { fr: 'Calculer le port', en: 'Work out carriage' },
      why: {
        fr: 'La ligne du département prime sur « * », et la tranche la plus juste sur les autres.',
        en: 'A département’s own row beats “*”, and the closest bracket beats the rest.',
      },
      with: allItems(PRICE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Chiffré ?', en: 'Priced?' },
      why: {
        fr: 'Une faute de saisie ne dérange pas la logistique.',
        en: 'A slip of the keyboard does not disturb logistics.',
      },
      with: cases({
        priced: text('={{ $json.state }}', 'equals', 'priced'),
        correct: text('={{ $json.state }}', 'equals', 'correct'),
      }),
    },
    shown: {
      use: 'form',
      name: { fr: 'Donner le prix', en: 'Give the price' },
      why: {
        fr: 'Coût majoré de 10 %, à l’euro supérieur.',
        en: 'Cost plus 10%, up to the next euro.',
      },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
    wrong: {
      use: 'form',
      name: { fr: 'Saisie à corriger', en: 'Entry to correct' },
      why: {
        fr: 'Rien n’est calculé sur un code à quatre chiffres.',
        en: 'Nothing is worked out from a four-digit code.',
      },
      with: page({ fr: 'À corriger', en: 'Please correct' }, '={{ $json.why }}'),
    },
    pass: {
      use: 'teams',
      name: { fr: 'Passer à la logistique', en: 'Pass to logistics' },
      why: {
        fr: 'Avec ce qu’il faut pour demander un prix au transporteur.',
        en: 'With what it takes to ask a carrier for a price.',
      },
      with: postedInTeams({
        fr: "=Port à chiffrer pour {{ $('request').first().json.quote }} : {{ $json.why }}. {{ $('request').first().json.postcode }}, {{ $('request').first().json.weight }} kg, {{ $('request').first().json.volume || '?' }} m³, hayon : {{ $('request').first().json.tail }}. Répondre à {{ $('request').first().json.email }}",
        en: "=Carriage to price for {{ $('request').first().json.quote }}: {{ $json.why }}. {{ $('request').first().json.postcode }}, {{ $('request').first().json.weight }} kg, {{ $('request').first().json.volume || '?' }} m³, tail lift: {{ $('request').first().json.tail }}. Answer {{ $('request').first().json.email }}",
      }),
      onError: 'output',
      retry: [2, 3],
    },
    passed: {
      use: 'form',
      name: { fr: 'La logistique répond', en: 'Logistics will answer' },
      why: {
        fr: 'Le vendeur sait qu’il n’a pas à refaire la demande.',
        en: 'The salesperson knows not to ask again.',
      },
      with: page(
        { fr: 'Hors grille', en: 'Outside the tables' },
        {
          fr: "=La logistique a reçu la demande et vous répond par courriel ({{ $('price').first().json.why }}).",
          en: "=Logistics have the request and answer by email ({{ $('price').first().json.why }}).",
        },
      ),
    },
    alone: {
      use: 'form',
      name: { fr: 'Téléphoner à la logistique', en: 'Ring logistics' },
      why: {
        fr: 'Teams muet, personne n’a été prévenu : il faut le dire.',
        en: 'With Teams silent nobody was told, which has to be said.',
      },
      with: page(
        {
          fr: 'Hors grille, et Teams ne répond pas',
          en: 'Outside the tables, and Teams is silent',
        },
        {
          fr: "=Personne n’a reçu votre demande : téléphonez à la logistique ({{ $('price').first().json.why }}).",
          en: "=Nobody has your request: please ring logistics ({{ $('price').first().json.why }}).",
        },
      ),
    },
  },
  links: [
    'request > settings > rates > price > state.priced > shown',
    'state.correct > wrong',
    'state.other > pass > passed',
    'pass.error > alone',
  ],
  examples,
})
