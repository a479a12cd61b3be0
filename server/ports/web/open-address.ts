import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to the open web: nothing of this machine, of a private or shared network, of a cloud's own
 * services, and nothing that is kept for special use. An IPv4 address inside of an IPv6 one (mapped, or of NAT64) is judged as what it is.
 */
export function isOpenAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return isOpenV4(parsed)
  if (parsed.zoneId) return false
  const inside = v4Inside(parsed)
  if (inside) return isOpenV4(inside)
  return parsed.match(globalUnicast) && parsed.range() === 'unicast' && !isOwn(parsed.toNormalizedString())
}

/** All that is handed out of the IPv6 space so far; ranges in it that are special have names of their own. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const mapped = ipaddr.IPv6.parseCIDR('::ffff:0:0/96')
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Where Azure's machines ask for what is theirs: an address like any other, but for who answers it. */
const cloudServices = new Set(['168.63.129.16'])

function isOpenV4(address: ipaddr.IPv4): boolean {
  const text = address.toString()
  return address.range() === 'unicast' && !cloudServices.has(text) && !isOwn(text)
}

function v4Inside(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  if (!address.match(mapped) && !address.match(nat64)) return undefined
  return new ipaddr.IPv4(address.toByteArray().slice(12))
}

/** Addresses of this machine itself, also where the whole world can reach it: what listens here is behind its own door. */
function isOwn(address: string): boolean {
  return Object.values(networkInterfaces())
    .flat()
    .some((each) => each && ipaddr.isValid(each.address) && ipaddr.parse(each.address).toNormalizedString() === address)
}
