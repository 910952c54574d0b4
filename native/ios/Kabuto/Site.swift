import WebKit

/// The product's own origin, as Info.plist names it.
@MainActor
enum Site {
    static let address: URL = {
        guard
            let named = Bundle.main.object(forInfoDictionaryKey: "KabutoSite") as? String,
            let url = URL(string: named), url.scheme == "https", url.host != nil
        else { fatalError("KabutoSite in Info.plist must be an address that begins with https.") }
        return url
    }()

    static func isOwn(_ url: URL) -> Bool {
        url.scheme == "https" && url.host == address.host && url.port == address.port && url.user == nil
    }

    /// An origin says 0 where its port is the one of https.
    static func isOwn(_ origin: WKSecurityOrigin) -> Bool {
        origin.protocol == "https" && origin.host == address.host && origin.port == address.port ?? 0
    }
}
