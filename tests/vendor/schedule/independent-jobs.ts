/* Bills of whole buildings, counted piece by piece as the rules are written, without the arithmetic of the sources. */

/** Pieces by code. */
export type Bill = Record<string, number>

type Estate = {
  towers: number
  floors: number
  flats: number
  entrances: number
  lifts: number
  landings: number
  lanes: number
}

/** A list of devices to which each piece is added alone. */
function createList() {
  const bill: Bill = {}
  const add = (code: string, count = 1) => {
    for (let piece = 0; piece < count; piece++) bill[code] = (bill[code] ?? 0) + 1
  }
  /** A door with a magnetic lock: a button in its box, a break-glass release, a supply. */
  const addLock = (lock: string) => {
    for (const code of [lock, 'oa-b10', 'oa-f86', 'oa-b20', 'oa-a12']) add(code)
  }
  /** The fibre of a tower, with a module at each end; a single tower has the comms room in it. */
  const addFibre = (towers: number) => {
    if (towers > 1) add('oa-n10', 2)
  }
  return { bill, add, addLock, addFibre }
}

/** How many boxes hold so many things. */
function boxes(things: number, held: number): number {
  let count = 0
  for (let left = things; left > 0; left -= held) count++
  return count
}

/** The flats of the tower that has most of them. */
function most(flats: number, towers: number): number {
  const each = Array.from({ length: towers }, () => 0)
  for (let flat = 0; flat < flats; flat++) each[flat % towers] = (each[flat % towers] ?? 0) + 1
  return Math.max(...each)
}

/**
 * Community security: a gate; at each entrance a face terminal and a camera; a camera in each lift lobby; a reader in each
 * lift; at each lane a plate camera on a post, a barrier and a camera; a monitor and three cards for each flat, in packs
 * of a hundred. Software manages what opens: the gate, entrances, lanes and lifts.
 */
export function countCommunity({ towers, floors, flats, entrances, lifts, landings, lanes }: Estate): Bill {
  const { bill, add, addLock, addFibre } = createList()
  add('vi-d1020f-p')
  addLock('oa-k500')
  let cameras = 0
  let opened = 1 + lanes
  const camera = () => {
    add('sm-d405-p')
    cameras++
  }
  for (let tower = 0; tower < towers; tower++) {
    let poe = most(flats, towers)
    for (let entrance = 0; entrance < entrances; entrance++) {
      add('ac-f520-p')
      addLock('oa-k280')
      camera()
      poe += 2
      opened += 1
    }
    for (let floor = 0; floor < floors; floor++) {
      for (let landing = 0; landing < landings; landing++) {
        camera()
        poe += 1
      }
    }
    add('ac-r110', lifts)
    // A module has contacts for two lifts of 32 floors, of which 4 are left for basements, or for one of 64.
    const modules = floors <= 28 ? boxes(lifts, 2) : lifts
    add('ac-c264l', modules)
    add('oa-a12', modules)
    opened += modules
    const switches = boxes(poe, 22)
    add('oa-s24-p', switches)
    add('oa-u2000', boxes(switches, 4))
    addFibre(towers)
  }
  for (let lane = 0; lane < lanes; lane++) {
    for (const code of ['ac-l208-p', 'oa-p15', 'ac-g304']) add(code)
    camera()
  }
  for (let flat = 0; flat < flats; flat++) {
    add('vi-m730-p')
  }
  add('oa-t10', boxes(3 * flats, 100))
  const recorders = boxes(cameras, 28)
  add('sm-n432', recorders)
  add('vi-c156')
  // The station of the gate, three devices at each lane (a larger barrier has a port, too), the console and the recorders.
  const outside = boxes(1 + 3 * lanes + 1 + recorders, 14)
  add('oa-s16-p', outside)
  add('oa-u1000', boxes(outside, 2) + boxes(recorders + 1, 8))
  add('oa-sa')
  add('oa-sa08', boxes(opened, 8))
  return bill
}

/**
 * Video intercom with Android monitors, which need a box, and a console that takes power from the network. Phones are rung
 * by the platform with its module and a licence for each fifty homes.
 */
export function countIntercom({ towers, flats, entrances }: Pick<Estate, 'towers' | 'flats' | 'entrances'>): Bill {
  const { bill, add, addLock, addFibre } = createList()
  add('vi-d1020f-p')
  addLock('oa-k500')
  for (let tower = 0; tower < towers; tower++) {
    for (let entrance = 0; entrance < entrances; entrance++) {
      add('vi-d720-p')
      addLock('oa-k280')
    }
    const switches = boxes(most(flats, towers) + entrances, 14)
    add('oa-s16-p', switches)
    add('oa-u1000', boxes(switches, 2))
    addFibre(towers)
  }
  for (let flat = 0; flat < flats; flat++) {
    add('vi-m101-p')
    add('oa-f86')
  }
  add('vi-c101-p')
  // Gate and console: on a switch with slots for the fibres, whose ports never cut a station.
  add('oa-s16-p')
  add('oa-u1000')
  add('oa-sb')
  add('oa-sb01')
  add('oa-sb50', boxes(flats, 50))
  return bill
}

type Office = {
  floors: number
  doors: number
  gates: number
  wide: number
  lifts: number
  kiosks: number
  ramps: number
}

/**
 * Visitor management: two readers at each gate and floor door, one in each lift, controllers of four doors. Each device
 * but a reader has a port of the network.
 */
export function countOffice({ floors, doors, gates, wide, lifts, kiosks, ramps }: Office): Bill {
  const { bill, add, addLock } = createList()
  add('ac-s655', gates)
  add('ac-s690', wide)
  add('ac-q310', 2 * gates + 2 * wide)
  for (let door = 0; door < floors * doors; door++) {
    addLock('oa-k280')
    // Four locks share a supply, which is in the comms room.
    bill['oa-a12'] = (bill['oa-a12'] ?? 0) - 1
    add('ac-q110', 2)
  }
  add('ac-q110', lifts)
  add('ac-k156', kiosks)
  add('ac-l208-p', ramps)
  add('oa-p15', ramps)
  const controllers = boxes(gates + wide, 4) + boxes(floors * doors, 4)
  const modules = floors <= 28 ? boxes(lifts, 2) : lifts
  add('ac-c404', controllers)
  add('ac-c264l', modules)
  add('oa-a12', controllers + modules + boxes(floors * doors, 4))
  const switches = boxes(controllers + modules + gates + wide + kiosks + ramps, 22)
  add('oa-s24-p', switches)
  add('oa-u1000', switches)
  add('oa-sa')
  add('oa-sa08', boxes(4 * controllers + gates + wide + ramps + modules, 8))
  return bill
}
