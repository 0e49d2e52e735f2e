import RouterScenes
import SwiftUI

/// A screen of the app, whose number tells it from the others.
struct Item: Hashable, Sendable {
    let number: Int
}

/// @route(open: tab(home)) //home
func homeRoot() -> Item { Item(number: 1) }

/// @route(open: tab(shop)) //shop
func shopRoot() -> Item { Item(number: 2) }

/// @route(from: external, open: tab(home)) //home/item/:number
func homeItem(number: Int) -> Item { Item(number: number) }

/// @route(from: external, open: tab(shop)) //shop/item/:number
func shopItem(number: Int) -> Item { Item(number: number) }

/// @route(from: external, open: tab(home)) //home/base
func homeBase() -> Item { Item(number: 11) }

/// @route(from: external, open: tab(shop)) //shop/base
func shopBase() -> Item { Item(number: 21) }

/// @route(from: external, parent: homeBase) //home/above/:number
func homeAbove(number: Int) -> Item { Item(number: number) }

/// @route(from: external, parent: shopBase) //shop/above/:number
func shopAbove(number: Int) -> Item { Item(number: number) }

/// @route(from: external) //item/:number
func item(number: Int) -> Item { Item(number: number) }

/// @route(from: external, open: present) //sheet/:lower
func sheet(lower: Int) -> Item { Item(number: lower) }

/// @route(from: external, open: present, parent: sheet) //sheet/:lower/above/:number
func sheetAbove(lower: Int, number: Int) -> Item { Item(number: number) }

/// The page of a screen, with a button and a link.
struct ItemView: View {
    let item: Item
    @State private var isAsking = false

    var body: some View {
        ZStack {
            Text("\(item.number)")
            Button("") { SceneWorld.press?() }
            ZStack {
                NavigationLink("", value: Item(number: SceneWorld.next))
                Button("") { isAsking = true }
            }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
}

/// The window of the app, with tabs or a sidebar.
struct RootView: View {
    @ObservedObject var model: SceneModel<Item>

    var body: some View {
        if SceneWorld.hasSidebar { SidebarView(model: model) } else { TabsView(model: model) }
    }
}

private struct SidebarView: View {
    @ObservedObject var model: SceneModel<Item>

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $model.compactColumn) {
            List(selection: $model.sidebarSelection) {
                ForEach(model.scene.tabs, id: \.self) { Text("\($0)").tag($0) }
            }
        } detail: {
            SceneStack(model)
        }
        .shows(model) { ItemView(item: $0) }
    }
}

private struct TabsView: View {
    @ObservedObject var model: SceneModel<Item>

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(model.scene.tabs, id: \.self) { tab in
                SceneStack(model, tab: tab).tabItem { Text("\(tab)") }.tag(tab)
            }
        }
        .shows(model) { ItemView(item: $0) }
    }
}
