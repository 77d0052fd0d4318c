import { eachItem, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { choose, READ } from './choisir-station-detour-compris.code.ts'
import { examples } from './choisir-station-detour-compris.examples.ts'

const said = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: "={{ $('read').first().json.chat }}",
  text: words,
  additionalFields: { appendAttribution: false },
})
const CHOOSE = inBoth(choose, {
  fr: {
    none: 'Aucun prix récent dans ce rayon. Agrandissez « radius » dans vos valeurs.',
    near: 'La plus proche : ',
    best: 'La moins chère, trajet compris : ',
    saves: 'Gain par rapport à la plus proche : ',
    stay: 'C’est aussi la plus proche : inutile d’aller plus loin.',
    colon: ' : ',
    litre: ' €/l, à ',
    km: ' km environ, ',
    tank: ' le plein, prix du ',
    of: ' pour ',
  },
  en: {
    none: 'No recent price within this radius. Widen “radius” in your values.',
    near: 'Nearest: ',
    best: 'Cheapest, drive included: ',
    saves: 'Saved against the nearest: ',
    stay: 'It is the nearest one, too: no need to go further.',
    colon: ': ',
    litre: ' €/l, about ',
    km: ' km away, ',
    tank: ' a tank, price of ',
    of: ' for ',
  },
})

export default defineRecipe({
  category: 'compliance',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Choisir la station-service, détour compris',
    problem:
      'Le plein vaut trois centimes de moins à douze kilomètres. Vous y allez, vous attendez, vous revenez : l’économie est restée sur la route. À l’inverse, la station habituelle est parfois la plus chère du canton, et personne dans la famille ne compare.',
    outcome:
      'Un proche envoie sa position au robot Telegram. Il lit les prix que l’État publie, ajoute au plein le carburant de l’aller et du retour, et répond en une minute. On lit la station la moins chère tout compté, deux autres au plus, la plus proche parmi les cent moins chères du rayon, et le gain en euros.',
    avoid:
      'La distance est estimée à vol d’oiseau, plus un tiers ; péage, bouchons et votre temps ne comptent pas. Une station oubliée de mettre à jour reste fausse : un prix de plus de sept jours est écarté, une rupture déclarée aussi. Sur un trajet que vous faites de toute façon, comptez le détour seul, pas l’aller-retour.',
    approval:
      'Le robot conseille, vous roulez ou non. Il ne répond qu’aux personnes de votre liste, et jamais au volant : demandez avant de partir.',
    failure:
      'Prix injoignables : le robot le dit et invite à renvoyer la position. Telegram muet : pas de réponse, rien n’est perdu. Position gardée nulle part par le flux ; dans ses réglages, n’enregistrez pas les exécutions réussies.',
  },
  en: {
    title: 'Choose the filling station, detour included',
    problem:
      'Petrol costs three cents less twelve kilometres away. You drive there, queue, drive back: the saving stayed on the road. The other way round, the usual station may be the dearest of the area, and nobody in the family compares.',
    outcome:
      'A relative sends a location to the Telegram bot. It reads the prices that the French state publishes, adds the fuel of the way there and back, and answers within a minute. One reads the station that is cheapest all told, two others at most, the nearest among the hundred cheapest within reach, and what is saved in euros.',
    avoid:
      'Distance is estimated as the crow flies plus a third; tolls, jams and your time do not count. A station that forgot to update stays wrong: a price older than seven days is left out, and so is a pump declared dry. On a drive you make anyway, count the detour alone and not both ways.',
    approval:
      'The bot advises, you drive or do not. It answers only people on your list, and never at the wheel: ask before you leave.',
    failure:
      'Prices out of reach: the bot says so and asks for the location again. Telegram silent: no answer, nothing is lost. The location is kept nowhere by the flow; in its options, do not save successful runs.',
  },
  nodes: {
    message: {
      use: 'telegramTrigger',
      name: { fr: 'Position reçue', en: 'Location received' },
      why: {
        fr: 'Trombone, « Position » : pas d’application à installer.',
        en: 'Paper clip, “Location”: no app to install.',
      },
      with: { updates: ['message'], additionalFields: {} },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre voiture', en: 'Your car' },
      why: {
        fr: 'Carburant (gazole, e10, sp95, sp98, e85 ou gplc), litres du plein, consommation aux cent kilomètres, et qui peut demander.',
        en: 'Fuel (gazole for diesel, e10, sp95, sp98, e85 or gplc), litres of a tank, consumption per hundred kilometres, and who may ask.',
      },
      with: fields({
        people: list([21, 22]),
        fuel: 'e10',
        litres: 40,
        consumption: 6.5,
        radius: 15,
        days: 7,
      }),
    },
    ours: {
      use: 'filter',
      name: { fr: 'De la famille ?', en: 'One of the family?' },
      why: { fr: 'Le robot est public, pas vous.', en: 'The bot is public, you are not.' },
      with: all(
        isTrue(
          '={{ $json.people.includes($json.message?.from?.id) && $json.message?.chat?.type === "private" }}',
        ),
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Arrondir la position', en: 'Round the location' },
      why: {
        fr: 'Le service public reçoit un carré d’un kilomètre, pas votre porte.',
        en: 'The public service gets a square of a kilometre, not your door.',
      },
      with: eachItem(READ),
    },
    located: {
      use: 'if',
      name: { fr: 'Une position ?', en: 'A location?' },
      why: { fr: 'Un mot ne se situe pas.', en: 'A word has no place.' },
      with: all(isTrue('={{ $json.known }}')),
    },
    stations: {
      use: 'httpRequest',
      name: { fr: 'Lire les prix', en: 'Read the prices' },
      why: {
        fr: 'Flux instantané de data.economie.gouv.fr, les cent moins chères du rayon ; sans compte.',
        en: 'The live data of data.economie.gouv.fr, the hundred cheapest within reach; no account.',
      },
      with: {
        url: 'https://data.economie.gouv.fr/api/explore/v2.1/catalog/datasets/prix-des-carburants-en-france-flux-instantane-v2/records',
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: 'where',
              value:
                "=within_distance(geom, geom'POINT({{ $json.lon }} {{ $json.lat }})', {{ $('settings').first().json.radius }}km) and {{ $('settings').first().json.fuel }}_prix is not null",
            },
            { name: 'order_by', value: "={{ $('settings').first().json.fuel }}_prix" },
            { name: 'limit', value: '100' },
          ],
        },
        options: { timeout: 15_000 },
      },
      onError: 'output',
      retry: [2, 5],
    },
    choose: {
      use: 'code',
      name: { fr: 'Ajouter le trajet', en: 'Add the drive' },
      why: {
        fr: 'Prix × litres, plus l’aller-retour au même prix.',
        en: 'Price × litres, plus both ways at the same price.',
      },
      with: eachItem({ fr: EUROS.fr + CHOOSE.fr, en: EUROS.en + CHOOSE.en }),
    },
    answer: {
      use: 'telegram',
      name: { fr: 'Répondre', en: 'Answer' },
      why: { fr: 'Dans la même conversation.', en: 'In the same chat.' },
      with: said('={{ $json.text }}'),
      retry: [3, 5],
    },
    how: {
      use: 'telegram',
      name: { fr: 'Dire comment faire', en: 'Say how' },
      why: { fr: 'Sans mode d’emploi à retenir.', en: 'No manual to remember.' },
      with: said({
        fr: "=Envoyez-moi votre position (trombone, Position), avant de partir : je compare le plein de {{ $('settings').first().json.fuel }} à {{ $('settings').first().json.radius }} km à la ronde.",
        en: "=Send me your location (paper clip, Location) before you leave: I compare a tank of {{ $('settings').first().json.fuel }} within {{ $('settings').first().json.radius }} km.",
      }),
      retry: [3, 5],
    },
    sorry: {
      use: 'telegram',
      name: { fr: 'Dire que les prix manquent', en: 'Say that prices are missing' },
      why: { fr: 'Mieux que de se taire.', en: 'Better than saying nothing.' },
      with: said({
        fr: 'Les prix publics ne répondent pas. Renvoyez votre position dans un quart d’heure.',
        en: 'The public prices do not answer. Send your location again in a quarter of an hour.',
      }),
      retry: [3, 5],
    },
  },
  links: [
    'message > settings > ours > read > located.yes > stations > choose > answer',
    'located.no > how',
    'stations.error > sorry',
  ],
  examples,
})
