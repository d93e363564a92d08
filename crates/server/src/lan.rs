//! Under which addresses another device reaches this server.

use std::net::{IpAddr, SocketAddr};

/// Addresses for links, best first: what the asker's own browser used if another device could use it too, then the
/// machine's addresses in the local network.
pub(crate) fn hosts(bound: SocketAddr, asked: Option<&str>) -> Vec<String> {
    let port = bound.port();
    let mut hosts: Vec<String> =
        asked.filter(|host| !is_loopback_name(host)).map(str::to_owned).into_iter().collect();
    let found = if bound.ip().is_unspecified() { machine(bound.is_ipv6()) } else { vec![bound.ip()] };
    for ip in found.into_iter().filter(|ip| !ip.is_loopback()) {
        let host = SocketAddr::new(ip, port).to_string();
        if !hosts.contains(&host) {
            hosts.push(host);
        }
    }
    hosts
}

/// The machine's addresses: IPv4 first, since they are short to type.
fn machine(with_v6: bool) -> Vec<IpAddr> {
    let mut ips: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .map(|interface| interface.ip())
        .filter(|ip| match ip {
            IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
            IpAddr::V6(ip) => with_v6 && !ip.is_loopback() && !ip.is_unicast_link_local(),
        })
        .collect();
    ips.sort_by_key(|ip| (ip.is_ipv6(), !is_private(ip)));
    ips
}

fn is_private(ip: &IpAddr) -> bool {
    matches!(ip, IpAddr::V4(ip) if ip.is_private())
}

/// The name in a `Host` header, without its port.
pub(crate) fn name(host: &str) -> &str {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split(']').next().unwrap_or(rest);
    }
    host.rsplit_once(':').map_or(host, |(name, _)| name)
}

/// Whether this `Host` can only mean the machine itself. Names that a foreign page could point here (DNS rebinding)
/// never do.
pub(crate) fn is_loopback_name(host: &str) -> bool {
    let name = name(host);
    name.eq_ignore_ascii_case("localhost") || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_machine_itself_are_loopback() {
        for host in ["localhost", "LocalHost:4649", "127.0.0.1:4649", "127.0.0.2", "[::1]:4649", "[::1]"] {
            assert!(is_loopback_name(host), "{host}");
        }
        for host in [
            "",
            "example.org",
            "localhost.example.org:80",
            "192.168.0.2:4649",
            "127.0.0.1.example.org",
            "[fe80::1]:1",
        ] {
            assert!(!is_loopback_name(host), "{host}");
        }
    }

    #[test]
    fn the_askers_own_address_comes_first_unless_it_is_loopback() {
        let bound: SocketAddr = "192.168.7.7:4649".parse().unwrap();
        assert_eq!(hosts(bound, Some("board.local:4649")), ["board.local:4649", "192.168.7.7:4649"]);
        assert_eq!(hosts(bound, Some("localhost:4649")), ["192.168.7.7:4649"]);
        assert_eq!(hosts("127.0.0.1:4649".parse().unwrap(), None), Vec::<String>::new());
    }
}
