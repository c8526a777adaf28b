import { GENERAL } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';

/** A trip with a sensible analysis, and product ids that it must and must not be offered. */
export type TestTrip = { label: string; analysis: Analysis; must: string[]; mustNot: string[] };

/**
 * A line a trip, in six fields: place and month | terrains | climates | activities (each without
 * the general name) | ids it must | and must not be offered.
 */
const TABLE = `
# Europe, summer half
Innsbruck, July | High mountains, Mountains, City | Mild, Cool, Rainy | Hiking, Photography | boots-hiking poles-trekking rain-jacket-3-layer map-alpine tripod-travel fleece-light | down-jacket-warm mosquito-net swimwear crampons
Zermatt, August | High mountains, Snow and ice | Cool, Rainy | Mountaineering | crampons ice-axe crevasse-kit boots-mountaineering sunscreen-glacier | sandals mosquito-net swimwear
Dolomites, September | High mountains, Mountains, Forest | Mild, Cool, Rainy | Climbing, Hiking | via-ferrata-set helmet-climbing hut-sleeping-bag fleece-light | flip-flops parka-expedition
High Coast of Sweden, June | Hills, Coast, Forest | Mild, Cool | Hiking, Camping | tent-two sleeping-bag-cool head-net-fine tick-tweezers tide-table | down-jacket-warm repellent-strong sun-hat
Geirangerfjord, July | Mountains, Coast, Lakes and rivers | Mild, Cool, Rainy | Camping, Fishing, Paddling | rod-travel lures-sea waders tent-two vest-buoyancy rain-jacket-3-layer tarp-rain | mosquito-net sandals hat-neck-flap
Palma, August | Coast, Island, City | Warm, Hot and dry | Swimming and beach, Relaxation and wellness | swimwear sunscreen-50 sun-hat shade-beach sandals reef-safe-sunscreen | fleece-light down-jacket-light rain-jacket-3-layer boots-winter
Tramuntana, April | Mountains, Coast, Island | Mild | Hiking, Cycling | helmet-cycling poles-trekking trousers-zip-off sunscreen-30 | down-jacket-warm mosquito-net
Lake Constance, June | Lakes and rivers, Hills | Warm, Mild, Rainy | Cycling, Swimming and beach | panniers repair-tyre towel-large cape-cycling swimwear | beanie-lined snowshoes
Isle of Skye, May | Hills, Coast, Island | Cool, Mild, Rainy | Hiking, Photography | rain-jacket-3-layer rain-trousers gaiters-rain rain-cover-camera windbreaker | sandals sunscreen-50-large mosquito-net
Reykjavik, August | City, Coast, Hills | Cool, Mild, Rainy | City sightseeing, Wildlife watching | fleece-light rain-jacket-3-layer binoculars-8x42 beanie-thin | shorts-light flip-flops
Paris, May | City, Lowland | Mild, Rainy | City sightseeing, Culture and museums, Food and markets | shoes-city guide-city guide-art umbrella-travel dictionary-menu | boots-winter tent-two mosquito-net
Rome, July | City, Hills | Warm, Hot and dry | City sightseeing, Culture and museums | sun-hat shawl-respectful fan-folding bottle-foldable sandals | fleece-light gloves-thin rain-trousers
Istanbul, October | City, Coast | Mild, Warm | Food and markets, Culture and museums | shawl-respectful bag-market jacket-between-seasons tins-spice | down-jacket-warm snowshoes
Santorini, June | Island, Coast | Warm | Sailing, Swimming and beach | vest-life bag-sailing seasick-bands cap-sailing sunglasses-dark | trousers-sailing fleece-light
Sea of Åland, July | Open sea, Island, Coast | Mild, Cool | Sailing | jacket-offshore trousers-sailing boots-sailing tether-sailing vest-life | cap-sailing mosquito-net
Biscarrosse, September | Coast, Lowland, Forest | Mild, Warm | Surfing, Cycling | wetsuit-surf-32 leash-surf wax-surf boardshorts helmet-cycling | wetsuit-surf-54 down-jacket-light
Spreewald, August | Lowland, Forest, Lakes and rivers | Warm, Mild | Paddling, Family outings | vest-buoyancy vest-life-kids repellent-lake tick-card sunscreen-kids dry-bag-20 | jacket-paddle gloves-winter
Wadden Sea, October | Coast, Lowland, Island | Cool, Rainy | Wildlife watching, Family outings | scope-spotting rubber-boots guide-shore rain-suit-kids kite-travel | sandals sun-suit-kids toys-sand
Baden-Baden, March | Hills, Forest | Cool, Rainy | Relaxation and wellness | swimwear-spa towel-sauna bathrobe-light fleece-light | shade-beach sun-hat
Lapland, September | Forest, Hills, Lakes and rivers | Cool | Hiking, Camping, Stargazing | tent-two sleeping-bag-cool torch-red chart-stars water-filter | sandals shorts-hiking mosquito-net
# Europe, winter half
Tromsø, January | Coast, Island, Mountains, Snow and ice | Winter cold | Photography, Winter walking | down-jacket-warm base-layer-winter boots-winter gloves-photo snowshoes gaiters-snow hand-warmers | swimwear water-shoes sandals sun-hat flip-flops sunscreen-50 mosquito-head-net
Kitzbühel, February | High mountains, Mountains, Snow and ice | Winter cold | Skiing and snowboarding | jacket-ski helmet-ski goggles-ski stick-sun-ski avalanche-set | swimwear picnic-blanket tick-tweezers shorts-light
Svalbard, March | Island, Coast, Snow and ice, Mountains | Arctic cold, Winter cold | Wildlife watching | parka-expedition mittens-expedition balaclava boots-arctic cold-cream battery-warm-case | reef-safe-sunscreen sandals water-shoes repellent-mild
Rovaniemi, December | Forest, Lowland, Snow and ice | Arctic cold, Winter cold | Family outings, Winter walking | sled-kids gloves-kids boots-winter-hiking headlamp-kids toe-warmers | hammock head-net-fine sun-suit-kids trousers-tick-proof
Vienna, December | City, Lowland | Winter cold | Culture and museums, Food and markets | scarf-wool opera-glasses shoe-spikes guide-city | fan-folding shoes-canvas tick-card sandals
Lisbon, January | City, Coast | Mild, Cool, Rainy | City sightseeing | umbrella-travel shoes-city fleece-light jacket-between-seasons | down-jacket-warm mosquito-net water-shoes
Lake Inari, February | Lakes and rivers, Forest, Snow and ice | Arctic cold, Winter cold | Fishing | set-ice-fishing parka-expedition vacuum-flask | towel-large sandals-wet mosquito-head-net repellent-lake
# Africa and the Middle East
Nairobi, April | City, High plateau | Warm, Mild, Rainy | Wildlife watching | binoculars-8x42 clothes-muted guide-animals rain-jacket-3-layer repellent-mild | down-jacket-warm gloves-winter
Serengeti, July | High plateau, Lowland | Warm, Cool | Wildlife watching, Photography | binoculars-8x42 beanbag-lens dust-mask fleece-light sun-hat | mosquito-net snowshoes
Kilimanjaro, February | High mountains, Mountains | Cool, High altitude | Hiking, Camping | sleeping-bag-altitude layer-insulated-high pulse-oximeter sunscreen-50-alpine poles-trekking | mosquito-net sandals swimwear
Merzouga, November | Desert | Mild, Cool, Warm | Camping, Stargazing | shemagh sleeping-bag-desert pegs-sand torch-red fleece-light | mosquito-net down-jacket-warm rain-jacket-3-layer
Wadi Rum, May | Desert, Mountains | Warm, Hot and dry | Hiking, Climbing, Camping | gaiters-sand hat-neck-flap water-canister electrolytes tarp-shade | fleece-light mosquito-net rain-trousers
Dubai, August | City, Coast, Desert | Warm, Hot and dry | City sightseeing | shirt-sun-long sunscreen-50-large bottle-double-wall fan-folding | down-jacket-light rain-jacket-3-layer gloves-thin
Victoria Falls, December | Forest, Lakes and rivers | Hot and humid, Warm, Rainy | Wildlife watching, Photography | repellent-strong mosquito-net poncho-rain rain-cover-camera leech-socks | beanie-thin down-jacket-light
Zanzibar, January | Island, Coast | Hot and humid, Warm | Snorkelling and diving, Swimming and beach | mask-snorkel reef-shoes reef-safe-sunscreen mosquito-net lycra-dive | fleece-light wetsuit-dive-7 boots-winter
Cape Town, November | Coast, City, Mountains | Warm, Mild | Hiking, Surfing, Food and markets | wetsuit-surf-32 poles-folding sunscreen-50 cool-bag-shopping | down-jacket-warm mosquito-net
Cairo, March | City, Desert, Lowland | Warm, Mild | Culture and museums | shawl-respectful guide-art bag-anti-theft shemagh sun-hat | boots-winter rain-jacket-3-layer
# Asia
Bangkok, April | City, Lowland | Hot and humid, Warm, Rainy | Food and markets, City sightseeing, Culture and museums | repellent-strong trousers-temple umbrella-tropical bottle-filter shirt-linen | down-jacket-warm down-jacket-light fleece-light gloves-winter beanie-lined
Bali, February | Island, Coast, Forest | Hot and humid, Warm, Rainy | Surfing, Relaxation and wellness | hat-surf wax-surf yoga-mat dry-pouch-phone boardshorts | wetsuit-surf fleece-light
Everest base camp, October | High mountains, Mountains, Snow and ice | Winter cold, Cool, High altitude | Hiking | down-jacket-warm pulse-oximeter bottle-wide-1l sunglasses-cat-4 boots-hiking | swimwear mosquito-net sandals
Ladakh, July | High mountains, High plateau, Desert | Mild, Cool, High altitude | Hiking, Culture and museums | moisturiser-rich dust-mask nasal-ointment panel-solar shawl-respectful | mosquito-net parka-expedition
Delhi, May | City, Lowland | Hot and dry, Warm | Culture and museums, Food and markets | trousers-linen electrolytes hat-neck-flap sunscreen-50-large | fleece-light rain-trousers
Kyoto, April | City, Hills, Forest | Mild, Cool, Rainy | Culture and museums, Photography | shoes-slip-on umbrella-travel tripod-travel cardigan | down-jacket-warm mosquito-net swimwear
Hokkaido, January | Mountains, Snow and ice, Forest | Winter cold | Skiing and snowboarding, Relaxation and wellness | jacket-ski skins-touring towel-sauna swimwear-spa down-jacket-warm | hammock sandals head-net-fine
Ulaanbaatar, January | City, High plateau, Snow and ice | Arctic cold, Winter cold | Photography, Culture and museums | parka-expedition trousers-down gloves-photo moisturiser-rich | fan-folding sun-hat mosquito-net
Borneo, August | Forest, Lowland, Lakes and rivers | Hot and humid, Warm, Rainy | Wildlife watching, Camping, Hiking | leech-socks hammock-net mosquito-net sleeping-bag-tropical rehydration-salts | sleeping-bag-winter fleece-light down-jacket-light
Maldives, March | Island, Coast, Open sea | Hot and humid, Warm | Snorkelling and diving | mask-snorkel computer-dive buoy-surface wetsuit-shorty seasick-tablets | wetsuit-dive-7 windbreaker
# The Americas
Cusco, June | High mountains, High plateau, City | Mild, Cool, High altitude | Culture and museums, Hiking | sunscreen-50-alpine layer-insulated-high water-purifier-tablets hat-warm-sun throat-lozenges | mosquito-net swimwear
Patagonia, January | Mountains, Lakes and rivers, Forest | Cool, Mild, Rainy | Hiking, Camping | windbreaker sleeping-bag-cool tent-two poles-folding rain-jacket-3-layer | mosquito-net flip-flops
Manaus, March | Forest, Lakes and rivers, City | Hot and humid, Warm, Rainy | Wildlife watching, Fishing | repellent-strong mosquito-net leech-socks shoes-amphibious rod-travel | fleece-light suit-flotation
New York, October | City, Coast | Mild, Cool, Rainy | City sightseeing, Running | shoes-running belt-running guide-city shoes-city tights-running | down-jacket-warm mosquito-net
Yellowstone, June | Mountains, Forest, High plateau | Mild, Cool, Rainy | Wildlife watching, Hiking, Family outings | bear-bell scope-spotting carrier-child fleece-light | spray-bear mosquito-net
Grand Canyon, July | Desert, High plateau, Mountains | Warm, Hot and dry | Hiking | water-bladder-3 hat-neck-flap electrolytes shorts-hiking | mosquito-net fleece-light
Havana, August | City, Coast, Island | Hot and humid, Warm, Rainy | Culture and museums, Food and markets | cash-pouch shirt-linen repellent-strong umbrella-tropical | fleece-light jacket-wind-coast
Yukon, February | Forest, Hills, Snow and ice, Lakes and rivers | Arctic cold, Winter cold | Camping, Winter walking | sleeping-bag-arctic mat-winter-foam pegs-snow snowshoes | mosquito-head-net picnic-blanket sandals-wet heater-tent
# Oceania, seas and poles
Queenstown, July | Mountains, Lakes and rivers, Snow and ice | Winter cold, Cool | Skiing and snowboarding, Photography | jacket-ski filter-nd vacuum-flask gloves-winter | towel-large shade-beach
Cairns, January | Coast, Forest, City | Hot and humid, Warm, Rainy | Snorkelling and diving, Family outings | reef-shoes lycra-dive sun-suit-kids sunscreen-gel ear-drops-dive | wetsuit-dive-7 cardigan
Uluru, August | Desert | Mild, Cool, Warm | Stargazing, Photography | shemagh torch-red dust-bag-camera fleece-light | mosquito-net parka-expedition
Pacific atoll, May | Island, Coast | Hot and humid, Warm, Rainy | Fishing, Paddling | reef-safe-sunscreen lures-sea vest-buoyancy cap-breathable | suit-flotation jacket-paddle fleece-light
Mid-Atlantic, June | Open sea | Warm | Sailing | jacket-offshore seasick-tablets tether-sailing radio-vhf light-personal | fleece-light boots-hiking
South Pole, December | High plateau, Snow and ice | Arctic cold, Winter cold, High altitude |  | parka-expedition boots-arctic goggles-cold sunscreen-glacier sunglasses-cat-4 | swimwear mosquito-net sandals umbrella-travel
`;

export const TEST_TRIPS: readonly TestTrip[] = TABLE.trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map(tripOf);

function tripOf(line: string): TestTrip {
  const [label = '', terrains = '', climates = '', activities = '', must = '', mustNot = ''] = line
    .split('|')
    .map((field) => field.trim());
  return {
    label,
    analysis: {
      terrains: [...listed(terrains), GENERAL.terrain],
      climates: [...listed(climates), GENERAL.climate],
      activities: [...listed(activities), GENERAL.activity],
    },
    must: must.split(' '),
    mustNot: mustNot.split(' '),
  };
}

function listed(names: string): string[] {
  return names === '' ? [] : names.split(', ');
}
