import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { forecast } from './prevoir-fournees-de-demain.code.ts'
import { examples } from './prevoir-fournees-de-demain.examples.ts'

const written = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: setting('chat'),
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prévoir les fournées de demain d’après les mêmes jours',
    problem:
      'À la boulangerie, on pétrit au souvenir. Un mercredi férié est cuit comme un mercredi, et la file repart sans baguette ; le samedi, plus un croissant à dix heures, et les ventes du jour, 80, font croire qu’il en fallait 80.',
    outcome:
      'À 15 h, le fournil reçoit sur Telegram les quantités du lendemain, produit par produit, en fournées entières : la médiane des mêmes jours des huit dernières semaines, les plus basse et plus haute demandes à côté. Une rupture compte pour ce qu’elle aurait vendu jusqu’à la fermeture, moitié plus au maximum. Un jour férié se prévoit comme un dimanche.',
    avoid:
      'Un marché, une canicule, les vacances scolaires, le flux les ignore : corrigez à la main. Il faut noter chaque soir les ventes et l’heure de rupture, produit par produit. Moins de trois jours comparables : pas de chiffre. Les jours fériés d’Alsace-Moselle ont une autre adresse.',
    approval:
      'Le boulanger décide ; la quantité prévue est gardée dans Airtable pour comparer ensuite. Rien n’est commandé.',
    failure:
      'Ventes illisibles : le message dit de refaire comme la semaine passée. Jours fériés injoignables : la prévision part et le précise. Airtable refuse d’écrire : le message part quand même. Telegram muet : un courriel.',
  },
  en: {
    title: 'Forecast tomorrow’s batches from the same weekdays',
    problem:
      'At the bakery people knead from memory. A holiday on a Wednesday is baked like any Wednesday, and the queue leaves without bread; on Saturday not one croissant at ten, and the day’s sales, 80, make believe that 80 were wanted.',
    outcome:
      'At 3 pm the bakehouse gets tomorrow’s quantities on Telegram, product by product, in whole batches: the median of the same weekdays of the last eight weeks, lowest and highest demand beside it. A product sold out counts for what it would have sold until closing, half as much again at most. A public holiday is forecast like a Sunday.',
    avoid:
      'A fair, a heatwave, school holidays: the flow knows none of them, so correct by hand. Sales and the hour of selling out have to be noted each evening, product by product. Fewer than three like days: no figure. Holidays of Alsace and Moselle have another address.',
    approval:
      'The baker decides; the quantity forecast is kept in Airtable to compare with later. Nothing is ordered.',
    failure:
      'Sales unreadable: the message says to do as last week. Holidays out of reach: the forecast leaves and says so. Airtable refuses to write: the message leaves all the same. Telegram silent: an email.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour, 15 h', en: 'Each day, 3 pm' },
      why: {
        fr: 'Avant de lancer les pâtes de la nuit.',
        en: 'Before the night’s dough is started.',
      },
      with: at('0 15 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre boutique', en: 'Your shop' },
      why: {
        fr: 'Produits et taille d’une fournée, horaires, jours de fermeture (1 pour lundi), fêtes chômées.',
        en: 'Products and size of a batch, hours, days you close (1 for Monday), holidays you keep.',
      },
      with: fields(
        {
          products: {
            as: 'array',
            value:
              '[{"name": "Baguette", "batch": 20}, {"name": "Croissant", "batch": 24}, {"name": "Brioche", "batch": 6}]',
          },
          opens: '7:00',
          closes: '19:00',
          closedDays: list([1]),
          closedOn: list(['Jour de Noël', '1er janvier']),
          base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
          chat: -1003,
          to: 'fournil@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Jours fériés', en: 'Public holidays' },
      why: { fr: 'La liste de l’État, sans compte.', en: 'The State’s list, no account.' },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    sales: {
      use: 'airtable',
      name: { fr: 'Lire les ventes', en: 'Read the sales' },
      why: {
        fr: 'Table Sales : day (date), product, sold, sold_out (10:15, ou vide). Neuf semaines suffisent.',
        en: 'Table Sales: day (date), product, sold, sold_out (10:15, or empty). Nine weeks are enough.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('Sales'),
        filterByFormula:
          '={{ "IS_AFTER({day}, \'" + $now.minus({ weeks: 9 }).toISODate() + "\')" }}',
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    forecast: {
      use: 'code',
      name: { fr: 'Prévoir produit par produit', en: 'Forecast product by product' },
      why: {
        fr: 'Une médiane : un mardi de neige ne change rien.',
        en: 'A median, so that one snowy Tuesday changes nothing.',
      },
      with: allItems(
        inBoth(forecast, {
          fr: {
            lost: 'Ventes illisibles : pas de prévision, refaites comme la semaine passée.',
            days: 'Lundi,Mardi,Mercredi,Jeudi,Vendredi,Samedi,Dimanche',
            colon: ' : ',
            batches: ' × ',
            asked: ', demande de ',
            to: ' à ',
            on: ' sur ',
            dayWord: ' jours',
            short: ', ruptures ',
            few: 'Trop peu de jours comparables : ',
            holiday: ', comme un dimanche',
            unread: 'Jours fériés non vérifiés.',
            none: 'Trop peu de ventes notées : pas de prévision, refaites comme la semaine passée.',
          },
          en: {
            lost: 'Sales unreadable: no forecast, do as last week.',
            days: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
            colon: ': ',
            batches: ' × ',
            asked: ', demand from ',
            to: ' to ',
            on: ' over ',
            dayWord: ' days',
            short: ', sold out ',
            few: 'Too few like days: ',
            holiday: ', like a Sunday',
            unread: 'Holidays not checked.',
            none: 'Too few sales noted: no forecast, do as last week.',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Une prévision ?', en: 'A forecast?' },
      why: { fr: 'Fermé demain : rien à dire.', en: 'Closed tomorrow: nothing to say.' },
      with: cases({
        plan: text('={{ $json.state }}', 'equals', 'plan'),
        lost: text('={{ $json.state }}', 'equals', 'lost'),
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Un produit par ligne', en: 'A product a row' },
      why: {
        fr: 'Pour mettre en face, le soir, ce qui s’est vendu.',
        en: 'To set beside it, at night, what sold.',
      },
      with: { fieldToSplitOut: 'planned', options: {} },
    },
    keep: {
      use: 'airtable',
      name: { fr: 'Garder la prévision', en: 'Keep the forecast' },
      why: {
        fr: 'Table Forecasts : key, day, product, bake. Relancé, il récrit la même ligne.',
        en: 'Table Forecasts: key, day, product, bake. Run again, it rewrites the same row.',
      },
      with: {
        resource: 'record',
        operation: 'upsert',
        base: byId(setting('base')),
        table: byId('Forecasts'),
        columns: columns(
          {
            key: "={{ $('forecast').first().json.day + ' ' + $json.name }}",
            day: "={{ $('forecast').first().json.day }}",
            product: '={{ $json.name }}',
            bake: '={{ $json.bake }}',
          },
          ['key'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    send: {
      use: 'telegram',
      name: { fr: 'Envoyer au fournil', en: 'Send to the bakehouse' },
      why: {
        fr: 'Le groupe que tout le monde a en poche.',
        en: 'The group everybody has in the pocket.',
      },
      with: written("={{ $('forecast').first().json.text }}"),
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à défaut', en: 'Write instead' },
      why: { fr: 'La pâte n’attend pas Telegram.', en: 'Dough does not wait for Telegram.' },
      with: mailed(
        { from: setting('to'), to: setting('to') },
        { fr: 'Fournées de demain', en: 'Tomorrow’s batches' },
        "={{ $('forecast').first().json.text }}",
      ),
      retry: [3, 10],
    },
  },
  links: [
    'daily > settings > holidays > sales > forecast > state.plan > each > keep > send',
    'state.lost > send',
    'send.error > mail',
  ],
  examples,
})
